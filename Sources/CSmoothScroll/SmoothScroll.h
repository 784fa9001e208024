// What the two servers' parts share.

#ifndef SMOOTH_SCROLL_H
#define SMOOTH_SCROLL_H

#include <wayland-client.h>

#include "CSmoothScroll.h"

/// More fingers than this on one screen are left out.
enum { touchCapacity = 32 };

typedef struct SmoothScrollX11 SmoothScrollX11;
typedef struct SmoothScrollWayland SmoothScrollWayland;

struct SmoothScroll {
  SmoothScrollHandler handler;
  void *context;
  SmoothScrollX11 *x11;
  SmoothScrollWayland *wayland;
};

/// Hands an event on.
void smoothScrollTell(SmoothScroll *scroll, SmoothScrollEvent event);

/// Listens on an X11 window; null where the server has no XInput 2.
SmoothScrollX11 *smoothScrollX11Start(SmoothScroll *scroll, void *display, unsigned long window);
/// Reads an `XEvent`.
void smoothScrollX11Read(SmoothScrollX11 *x11, const void *event);
void smoothScrollX11Stop(SmoothScrollX11 *x11);

/// Listens on a Wayland surface.
SmoothScrollWayland *smoothScrollWaylandStart(SmoothScroll *scroll, void *display, void *surface);
/// Whether there is a pointer that we listen to.
int smoothScrollWaylandReplaces(const SmoothScrollWayland *wayland);
/// Whether there is a touch screen that we listen to.
int smoothScrollWaylandReplacesFingers(const SmoothScrollWayland *wayland);
void smoothScrollWaylandStop(SmoothScrollWayland *wayland);

/// The fingers of one seat's touch screen that came down on our surface.
typedef struct TouchScreen {
  SmoothScroll *scroll;
  struct wl_surface *surface;
  struct wl_touch *touch;
  /// The number by which its fingers are told from another seat's.
  uint32_t device;
  /// The time of the latest event.
  uint32_t time;
  int32_t fingers[touchCapacity];
  int count;
} TouchScreen;

/// Listens to a touch screen; what went before is over.
void touchScreenStart(TouchScreen *screen, struct wl_touch *touch);
/// Cancels its fingers and stops to listen.
void touchScreenStop(TouchScreen *screen, uint32_t seatVersion);

#endif
