// What the display server knows of pointers, of scrolling and of what it shows, and SDL 2 does not pass on.
//
// One struct for both servers: on X11 it is filled from the XInput 2 events that SDL hands through, on Wayland from a
// wl_pointer and a wl_touch of our own on SDL's connection. Everything happens in SDL's own event pump and on its thread.

#ifndef C_SMOOTH_SCROLL_H
#define C_SMOOTH_SCROLL_H

#include <stdint.h>

/// What an event comes from.
enum SmoothScrollSource {
  /// Two fingers on a trackpad whose lift is reported.
  SmoothScrollSourceFinger = 0,
  /// Smooth scrolling whose end is not reported.
  SmoothScrollSourceContinuous = 1,
  /// A wheel; `dx` and `dy` are notches.
  SmoothScrollSourceWheel = 2,
  /// The pointer with its main button; `x` and `y` say where.
  SmoothScrollSourcePointer = 3,
  /// A finger on a screen; cancelled, all fingers of its device are.
  SmoothScrollSourceTouch = 4,
  /// No event: `time` is the moment of the events that SDL makes next, below 0 where the server tells none.
  SmoothScrollSourceStamp = 5,
};

/// The step that an event reports.
enum SmoothScrollPhase {
  /// The button or the finger went down.
  SmoothScrollPhaseBegan = 0,
  /// Something moved.
  SmoothScrollPhaseMoved = 1,
  /// The button or the finger went up, or the fingers on a trackpad were lifted.
  SmoothScrollPhaseEnded = 2,
  /// The pointer, the fingers, the device or the series was taken away.
  SmoothScrollPhaseCancelled = 3,
};

/// One event.
typedef struct SmoothScrollEvent {
  /// The server's time in seconds: its 32-bit count of milliseconds, which starts anew after 49 days.
  double time;
  /// A `SmoothScrollSource`.
  int32_t source;
  /// A `SmoothScrollPhase`.
  int32_t phase;
  /// Travel of the content towards its right end, in window units or notches.
  double dx;
  /// Travel of the content towards its lower end, in window units or notches.
  double dy;
  /// Where the pointer or the finger is in the window, in window units.
  double x;
  /// Where the pointer or the finger is in the window, in window units.
  double y;
  /// The finger's number, unique among those that are down on its device.
  int32_t finger;
  /// The number of the finger's device.
  uint32_t device;
} SmoothScrollEvent;

/// Takes an event; called within SDL's pump.
typedef void (*SmoothScrollHandler)(void *context, SmoothScrollEvent event);

/// A connection to what the display server knows of a window.
typedef struct SmoothScroll SmoothScroll;

/// Starts to listen for an `SDL_Window`; null where the server is neither X11 with XInput 2 nor Wayland.
SmoothScroll *smoothScrollStart(void *window, SmoothScrollHandler handler, void *context);

/// Whether SDL's own mouse and wheel events are the same movements once more.
int smoothScrollReplacesMouse(const SmoothScroll *scroll);

/// Whether SDL's own finger events are the same movements once more.
int smoothScrollReplacesFingers(const SmoothScroll *scroll);

/// Reads what an `SDL_SYSWMEVENT` carries; to be called in the event filter, which then leaves it out.
void smoothScrollRead(SmoothScroll *scroll, const void *event);

/// Stops to listen; to be called before the window is destroyed.
void smoothScrollStop(SmoothScroll *scroll);

/// Tells that the compositor is ready for another picture; called within SDL's pump.
typedef void (*SurfaceFramesHandler)(void *context);

/// A watch on whether a Wayland window is shown.
typedef struct SurfaceFrames SurfaceFrames;

/// Starts to watch an `SDL_Window`; null where it is not Wayland's.
SurfaceFrames *surfaceFramesStart(void *window, SurfaceFramesHandler handler, void *context);

/// Asks to be told when it is time for another picture than the one that is handed over next; once is enough.
void surfaceFramesAsk(SurfaceFrames *frames);

/// Stops to watch; to be called before the window is destroyed.
void surfaceFramesStop(SurfaceFrames *frames);

/// Ends the program; it must not return.
typedef void (*DisplayLossHandler)(void);

/// Lets a handler end the program where the X server of an `SDL_Window` is gone, in place of Xlib.
void displayLossWatch(void *window, DisplayLossHandler endProgram);

/// Whether the connection of an `SDL_Window` to its Wayland compositor is broken.
int displayLossHappened(void *window);

#endif
