// Wayland: a pointer of our own on every seat of SDL's connection.
//
// SDL drops where an axis movement comes from and that it has ended, and keeps whole positions only. Our objects sit on
// the default queue beside SDL's, so they are served by its pump and in the order in which things happened.

#include "SmoothScroll.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// The code of the main button in the kernel's list of input events.
static const uint32_t mainButton = 0x110;
/// The travel of a notch where a wheel reports no notches.
static const double unitsANotch = 15;
/// A series whose end is not reported is over after this time, in milliseconds.
static const uint32_t seriesPause = 150;
/// The version of seats that we know how to listen to: frames, sources and stops came with 5.
static const uint32_t seatVersion = 5;

typedef struct Seat {
  struct Seat *next;
  SmoothScrollWayland *owner;
  uint32_t name;
  uint32_t version;
  struct wl_seat *seat;
  struct wl_pointer *pointer;
  TouchScreen screen;
  int isInside;
  int isDown;
  double x, y;
  // What came since the last frame.
  uint32_t time;
  int hasAxis, hasStop, source;
  double travel[2];
  int32_t notches[2];
  /// The axes of the running series that have not been stopped.
  int active[2];
  /// Whether the running series reports its end.
  int isFinger;
  /// When the running series moved last, in milliseconds.
  uint32_t lastScroll;
} Seat;

struct SmoothScrollWayland {
  SmoothScroll *scroll;
  struct wl_registry *registry;
  struct wl_surface *surface;
  Seat *seats;
  /// The seat whose series runs, and the one whose button is down: another one's do not mix with them.
  Seat *scrolling;
  Seat *pressing;
};

static void tell(Seat *seat, uint32_t time, int source, int phase, double dx, double dy) {
  SmoothScrollEvent event = {(double)time / 1000, source, phase, dx, dy, seat->x, seat->y, 0, seat->name};
  smoothScrollTell(seat->owner->scroll, event);
}

// MARK: Series

/// Whether a seat's series runs; one whose end is not reported is over after a pause.
static int isScrolling(const Seat *seat, uint32_t time) {
  return seat && seat->owner->scrolling == seat && (seat->isFinger || time - seat->lastScroll < seriesPause);
}

static int seriesSource(const Seat *seat) {
  return seat->isFinger ? SmoothScrollSourceFinger : SmoothScrollSourceContinuous;
}

static void endSeries(Seat *seat, uint32_t time, int phase) {
  seat->active[0] = seat->active[1] = 0;
  if (seat->owner->scrolling != seat) return;
  int isRunning = isScrolling(seat, time);
  seat->owner->scrolling = NULL;
  if (isRunning) tell(seat, time, seriesSource(seat), phase, 0, 0);
}

static void clearFrame(Seat *seat) {
  seat->hasAxis = seat->hasStop = 0;
  seat->source = -1;
  seat->travel[0] = seat->travel[1] = 0;
  seat->notches[0] = seat->notches[1] = 0;
}

/// Without a source only whole notches of the usual sizes look like a wheel.
static int looksLikeWheel(const Seat *seat) {
  if (seat->source == WL_POINTER_AXIS_SOURCE_WHEEL || seat->source == WL_POINTER_AXIS_SOURCE_WHEEL_TILT) return 1;
  if (seat->source >= 0) return 0;
  double sum = fabs(seat->travel[0]) + fabs(seat->travel[1]);
  return seat->notches[0] || seat->notches[1] || fmod(sum, 10) == 0 || fmod(sum, 15) == 0;
}

static void tellWheel(Seat *seat) {
  double notches[2];
  for (int axis = 0; axis < 2; axis++)
    notches[axis] = seat->notches[axis] ? seat->notches[axis] : seat->travel[axis] / unitsANotch;
  if (notches[0] != 0 || notches[1] != 0)
    tell(
        seat, seat->time, SmoothScrollSourceWheel, SmoothScrollPhaseMoved,
        notches[WL_POINTER_AXIS_HORIZONTAL_SCROLL], notches[WL_POINTER_AXIS_VERTICAL_SCROLL]);
}

/// Hands on what came in a frame: one movement in both axes, or the lift.
static void flush(Seat *seat) {
  SmoothScrollWayland *wayland = seat->owner;
  if (!seat->isInside || (wayland->scrolling != seat && isScrolling(wayland->scrolling, seat->time))) {
    clearFrame(seat);
    return;
  }
  if (seat->hasAxis && looksLikeWheel(seat)) {
    tellWheel(seat);
  } else if (seat->hasAxis) {
    wayland->scrolling = seat;
    seat->lastScroll = seat->time;
    seat->isFinger = seat->source == WL_POINTER_AXIS_SOURCE_FINGER;
    for (int axis = 0; axis < 2; axis++)
      if (seat->travel[axis] != 0) seat->active[axis] = 1;
    tell(
        seat, seat->time, seriesSource(seat), SmoothScrollPhaseMoved, seat->travel[WL_POINTER_AXIS_HORIZONTAL_SCROLL],
        seat->travel[WL_POINTER_AXIS_VERTICAL_SCROLL]);
  }
  if (seat->hasStop && !seat->active[0] && !seat->active[1]) endSeries(seat, seat->time, SmoothScrollPhaseEnded);
  clearFrame(seat);
}

static void flushWithoutFrames(Seat *seat) {
  if (seat->version < WL_POINTER_FRAME_SINCE_VERSION) flush(seat);
}

// MARK: Pointer

static void onEnter(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface, wl_fixed_t x, wl_fixed_t y) {
  Seat *seat = data;
  (void)pointer;
  (void)serial;
  seat->isInside = surface == seat->owner->surface;
  seat->x = wl_fixed_to_double(x);
  seat->y = wl_fixed_to_double(y);
}

static void releaseButton(Seat *seat, uint32_t time, int phase) {
  if (!seat->isDown) return;
  seat->isDown = 0;
  if (seat->owner->pressing != seat) return;
  seat->owner->pressing = NULL;
  tell(seat, time, SmoothScrollSourcePointer, phase, 0, 0);
}

static void onLeave(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  Seat *seat = data;
  (void)pointer;
  (void)serial;
  (void)surface;
  if (!seat->isInside) return;
  endSeries(seat, seat->time, SmoothScrollPhaseCancelled);
  releaseButton(seat, seat->time, SmoothScrollPhaseCancelled);
  seat->isInside = 0;
}

static void onMotion(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  Seat *seat = data;
  (void)pointer;
  if (!seat->isInside) return;
  seat->time = time;
  seat->x = wl_fixed_to_double(x);
  seat->y = wl_fixed_to_double(y);
  if (!seat->owner->pressing || seat->owner->pressing == seat)
    tell(seat, time, SmoothScrollSourcePointer, SmoothScrollPhaseMoved, 0, 0);
}

static void onButton(
    void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
  Seat *seat = data;
  (void)pointer;
  (void)serial;
  seat->time = time;
  if (button != mainButton) return;
  if (state == WL_POINTER_BUTTON_STATE_RELEASED) {
    releaseButton(seat, time, SmoothScrollPhaseEnded);
    return;
  }
  if (!seat->isInside || seat->owner->pressing) return;
  seat->isDown = 1;
  seat->owner->pressing = seat;
  tell(seat, time, SmoothScrollSourcePointer, SmoothScrollPhaseBegan, 0, 0);
}

static void onAxis(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {
  Seat *seat = data;
  (void)pointer;
  if (axis > 1) return;
  seat->time = time;
  seat->hasAxis = 1;
  seat->travel[axis] += wl_fixed_to_double(value);
  flushWithoutFrames(seat);
}

static void onFrame(void *data, struct wl_pointer *pointer) {
  (void)pointer;
  flush(data);
}

static void onAxisSource(void *data, struct wl_pointer *pointer, uint32_t source) {
  Seat *seat = data;
  (void)pointer;
  seat->source = (int)source;
}

static void onAxisStop(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis) {
  Seat *seat = data;
  (void)pointer;
  if (axis > 1) return;
  seat->time = time;
  seat->hasStop = 1;
  seat->active[axis] = 0;
}

static void onAxisDiscrete(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t notches) {
  Seat *seat = data;
  (void)pointer;
  if (axis <= 1) seat->notches[axis] += notches;
}

static const struct wl_pointer_listener pointerListener = {
    .enter = onEnter,
    .leave = onLeave,
    .motion = onMotion,
    .button = onButton,
    .axis = onAxis,
    .frame = onFrame,
    .axis_source = onAxisSource,
    .axis_stop = onAxisStop,
    .axis_discrete = onAxisDiscrete,
};

static void dropPointer(Seat *seat) {
  if (!seat->pointer) return;
  endSeries(seat, seat->time, SmoothScrollPhaseCancelled);
  releaseButton(seat, seat->time, SmoothScrollPhaseCancelled);
  seat->isInside = 0;
  if (seat->version >= WL_POINTER_RELEASE_SINCE_VERSION) wl_pointer_release(seat->pointer);
  else wl_pointer_destroy(seat->pointer);
  seat->pointer = NULL;
}

// MARK: Seats

static void onCapabilities(void *data, struct wl_seat *proxy, uint32_t capabilities) {
  Seat *seat = data;
  if (!(capabilities & WL_SEAT_CAPABILITY_POINTER)) dropPointer(seat);
  if (!(capabilities & WL_SEAT_CAPABILITY_TOUCH)) touchScreenStop(&seat->screen, seat->version);
  if ((capabilities & WL_SEAT_CAPABILITY_POINTER) && !seat->pointer) {
    clearFrame(seat);
    seat->pointer = wl_seat_get_pointer(proxy);
    if (seat->pointer) wl_pointer_add_listener(seat->pointer, &pointerListener, seat);
  }
  if ((capabilities & WL_SEAT_CAPABILITY_TOUCH) && !seat->screen.touch)
    touchScreenStart(&seat->screen, wl_seat_get_touch(proxy));
}

static void onSeatName(void *data, struct wl_seat *seat, const char *name) {
  (void)data;
  (void)seat;
  (void)name;
}

static const struct wl_seat_listener seatListener = {.capabilities = onCapabilities, .name = onSeatName};

static void dropSeat(Seat *seat) {
  dropPointer(seat);
  touchScreenStop(&seat->screen, seat->version);
  if (seat->version >= WL_SEAT_RELEASE_SINCE_VERSION) wl_seat_release(seat->seat);
  else wl_seat_destroy(seat->seat);
  free(seat);
}

static void onGlobal(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  SmoothScrollWayland *wayland = data;
  if (strcmp(interface, wl_seat_interface.name) != 0) return;
  Seat *seat = calloc(1, sizeof *seat);
  if (!seat) return;
  seat->owner = wayland;
  seat->name = name;
  seat->version = version < seatVersion ? version : seatVersion;
  seat->seat = wl_registry_bind(registry, name, &wl_seat_interface, seat->version);
  if (!seat->seat) {
    free(seat);
    return;
  }
  seat->screen.scroll = wayland->scroll;
  seat->screen.surface = wayland->surface;
  seat->screen.device = name;
  seat->next = wayland->seats;
  wayland->seats = seat;
  wl_seat_add_listener(seat->seat, &seatListener, seat);
}

static void onGlobalRemove(void *data, struct wl_registry *registry, uint32_t name) {
  SmoothScrollWayland *wayland = data;
  (void)registry;
  for (Seat **place = &wayland->seats; *place; place = &(*place)->next) {
    Seat *seat = *place;
    if (seat->name != name) continue;
    *place = seat->next;
    dropSeat(seat);
    return;
  }
}

static const struct wl_registry_listener registryListener = {.global = onGlobal, .global_remove = onGlobalRemove};

SmoothScrollWayland *smoothScrollWaylandStart(SmoothScroll *scroll, void *display, void *surface) {
  SmoothScrollWayland *wayland = calloc(1, sizeof *wayland);
  if (!wayland) return NULL;
  wayland->scroll = scroll;
  wayland->surface = surface;
  wayland->registry = wl_display_get_registry(display);
  if (!wayland->registry) {
    free(wayland);
    return NULL;
  }
  wl_registry_add_listener(wayland->registry, &registryListener, wayland);
  wl_display_flush(display);
  return wayland;
}

int smoothScrollWaylandReplaces(const SmoothScrollWayland *wayland) {
  for (const Seat *seat = wayland->seats; seat; seat = seat->next)
    if (seat->pointer) return 1;
  return 0;
}

int smoothScrollWaylandReplacesFingers(const SmoothScrollWayland *wayland) {
  for (const Seat *seat = wayland->seats; seat; seat = seat->next)
    if (seat->screen.touch) return 1;
  return 0;
}

void smoothScrollWaylandStop(SmoothScrollWayland *wayland) {
  while (wayland->seats) {
    Seat *seat = wayland->seats;
    wayland->seats = seat->next;
    dropSeat(seat);
  }
  wl_registry_destroy(wayland->registry);
  free(wayland);
}
