// Wayland: the fingers on a seat's touch screen, with the compositor's times and with what SDL keeps to itself: that the
// compositor took them for a gesture of its own.

#include "SmoothScroll.h"

static void tell(TouchScreen *screen, uint32_t time, int phase, int32_t finger, double x, double y) {
  screen->time = time;
  SmoothScrollEvent event = {
      (double)time / 1000, SmoothScrollSourceTouch, phase, 0, 0, x, y, finger, screen->device};
  smoothScrollTell(screen->scroll, event);
}

static int placeOf(const TouchScreen *screen, int32_t finger) {
  for (int place = 0; place < screen->count; place++)
    if (screen->fingers[place] == finger) return place;
  return -1;
}

static void onDown(
    void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *surface, int32_t finger,
    wl_fixed_t x, wl_fixed_t y) {
  TouchScreen *screen = data;
  (void)touch;
  (void)serial;
  if (surface != screen->surface) return;
  if (placeOf(screen, finger) < 0) {
    if (screen->count == touchCapacity) return;
    screen->fingers[screen->count++] = finger;
  }
  tell(screen, time, SmoothScrollPhaseBegan, finger, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void onUp(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t finger) {
  TouchScreen *screen = data;
  (void)touch;
  (void)serial;
  int place = placeOf(screen, finger);
  if (place < 0) return;
  screen->fingers[place] = screen->fingers[--screen->count];
  // The protocol gives no place: the finger lifts where it was.
  tell(screen, time, SmoothScrollPhaseEnded, finger, 0, 0);
}

static void onMotion(void *data, struct wl_touch *touch, uint32_t time, int32_t finger, wl_fixed_t x, wl_fixed_t y) {
  TouchScreen *screen = data;
  (void)touch;
  if (placeOf(screen, finger) < 0) return;
  tell(screen, time, SmoothScrollPhaseMoved, finger, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void onFrame(void *data, struct wl_touch *touch) {
  (void)data;
  (void)touch;
}

static void cancelFingers(TouchScreen *screen) {
  if (screen->count == 0) return;
  screen->count = 0;
  tell(screen, screen->time, SmoothScrollPhaseCancelled, 0, 0, 0);
}

static void onCancel(void *data, struct wl_touch *touch) {
  (void)touch;
  cancelFingers(data);
}

static const struct wl_touch_listener listener = {
    .down = onDown,
    .up = onUp,
    .motion = onMotion,
    .frame = onFrame,
    .cancel = onCancel,
};

void touchScreenStart(TouchScreen *screen, struct wl_touch *touch) {
  screen->touch = touch;
  screen->count = 0;
  if (touch) wl_touch_add_listener(touch, &listener, screen);
}

void touchScreenStop(TouchScreen *screen, uint32_t seatVersion) {
  if (!screen->touch) return;
  cancelFingers(screen);
  if (seatVersion >= WL_TOUCH_RELEASE_SINCE_VERSION) wl_touch_release(screen->touch);
  else wl_touch_destroy(screen->touch);
  screen->touch = NULL;
}
