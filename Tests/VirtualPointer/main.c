// Moves the pointer of a Wayland compositor by a script on standard input, with exact times: for tests.
//
// The compositor must know version 1 of the wlroots protocol for virtual pointers. A line is one step:
//
//     wait MS              the next steps happen MS milliseconds later
//     late MS              the same, but the steps until the next wait are sent together at its beginning
//     move X Y W H         the pointer goes to X, Y on a screen of W times H
//     press, release       the left button
//     fingers DX DY        two fingers move the content, in units of the screen
//     smooth DX DY         the same by a device that reports no lift
//     lift                 the fingers of `fingers` are lifted
//     notches N [sideways] a wheel turns
//     seat NAME            the next steps are those of a pointer on another seat
//     unplug               the pointer goes away; the next step brings another one

#include <linux/input-event-codes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <wayland-client.h>

// The protocol's tables: names, signatures and the order of requests are what goes over the wire.

static const struct wl_interface pointerInterface;
static const struct wl_interface *const noTypes[5];
static const struct wl_interface *const creationTypes[] = {&wl_seat_interface, &pointerInterface};

enum { Motion, MotionAbsolute, Button, AxisMove, Frame, AxisSource, AxisStop, AxisDiscrete, Destroy };

static const struct wl_message pointerRequests[] = {
    {"motion", "uff", (const struct wl_interface **)noTypes},
    {"motion_absolute", "uuuuu", (const struct wl_interface **)noTypes},
    {"button", "uuu", (const struct wl_interface **)noTypes},
    {"axis", "uuf", (const struct wl_interface **)noTypes},
    {"frame", "", (const struct wl_interface **)noTypes},
    {"axis_source", "u", (const struct wl_interface **)noTypes},
    {"axis_stop", "uu", (const struct wl_interface **)noTypes},
    {"axis_discrete", "uufi", (const struct wl_interface **)noTypes},
    {"destroy", "", (const struct wl_interface **)noTypes},
};
static const struct wl_interface pointerInterface = {"zwlr_virtual_pointer_v1", 1, 9, pointerRequests, 0, NULL};

static const struct wl_message managerRequests[] = {
    {"create_virtual_pointer", "?on", (const struct wl_interface **)creationTypes},
    {"destroy", "", (const struct wl_interface **)noTypes},
};
static const struct wl_interface managerInterface = {
    "zwlr_virtual_pointer_manager_v1", 1, 2, managerRequests, 0, NULL};

/// A seat of the compositor, and the pointer that we have on it.
typedef struct {
  struct wl_seat *seat;
  struct wl_proxy *pointer;
  char name[32];
} Seat;

static struct wl_display *display;
static struct wl_proxy *manager;
static Seat seats[8];
static int seatCount;
/// The seat of the next step.
static Seat *current;
/// The time of the next step, in milliseconds.
static uint64_t now;
/// Whether steps are kept until the next wait.
static int isHeld;

static void onCapabilities(void *data, struct wl_seat *seat, uint32_t capabilities) {
  (void)data;
  (void)seat;
  (void)capabilities;
}

static void onName(void *data, struct wl_seat *proxy, const char *name) {
  Seat *seat = data;
  (void)proxy;
  snprintf(seat->name, sizeof seat->name, "%s", name);
}

static const struct wl_seat_listener seatListener = {onCapabilities, onName};

static void onGlobal(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data;
  (void)version;
  if (strcmp(interface, "wl_seat") == 0 && seatCount < (int)(sizeof seats / sizeof seats[0])) {
    Seat *seat = &seats[seatCount++];
    seat->seat = wl_registry_bind(registry, name, &wl_seat_interface, 2);
    wl_seat_add_listener(seat->seat, &seatListener, seat);
  }
  if (strcmp(interface, managerInterface.name) == 0) manager = wl_registry_bind(registry, name, &managerInterface, 1);
}

static void onGlobalRemove(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data;
  (void)registry;
  (void)name;
}

static const struct wl_registry_listener registryListener = {onGlobal, onGlobalRemove};

static uint64_t milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

static void sleepUntilNow(void) {
  uint64_t present = milliseconds();
  if (now <= present) return;
  uint64_t rest = now - present;
  struct timespec time = {(time_t)(rest / 1000), (long)(rest % 1000) * 1000000};
  nanosleep(&time, NULL);
}

/// Puts a pointer on the current seat, where there is none.
static struct wl_proxy *pointer(void) {
  if (!current->pointer) {
    current->pointer = wl_proxy_marshal_constructor(manager, 0, &pointerInterface, current->seat, NULL);
    wl_display_roundtrip(display);
  }
  return current->pointer;
}

static void unplug(void) {
  if (!current->pointer) return;
  wl_proxy_marshal(current->pointer, Destroy);
  wl_proxy_destroy(current->pointer);
  current->pointer = NULL;
  wl_display_flush(display);
}

static int chooseSeat(const char *name) {
  for (int i = 0; i < seatCount; i++)
    if (strcmp(seats[i].name, name) == 0) return current = &seats[i], 1;
  return 0;
}

static void send(uint32_t request, uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  // One function for all: the arguments after those of a request are not read.
  wl_proxy_marshal(pointer(), request, a, b, c, d);
}

/// The compositor takes a source for that of the axis named last, so it follows each.
static void move(uint32_t source, uint32_t direction, double travel) {
  if (travel == 0) return;
  wl_proxy_marshal(pointer(), AxisMove, (uint32_t)now, direction, wl_fixed_from_double(travel));
  send(AxisSource, source, 0, 0, 0);
}

static void stop(uint32_t direction) {
  send(AxisStop, (uint32_t)now, direction, 0, 0);
  send(AxisSource, WL_POINTER_AXIS_SOURCE_FINGER, 0, 0, 0);
}

static void axis(uint32_t source, double dx, double dy) {
  move(source, WL_POINTER_AXIS_VERTICAL_SCROLL, dy);
  move(source, WL_POINTER_AXIS_HORIZONTAL_SCROLL, dx);
}

static int step(const char *line) {
  double dx = 0, dy = 0;
  unsigned x = 0, y = 0, width = 0, height = 0;
  int count = 0;
  char word[16] = "", name[32] = "";
  if (sscanf(line, "wait %d", &count) == 1) {
    isHeld = 0;
    wl_display_flush(display);
    now += (uint64_t)count;
    sleepUntilNow();
    return 1;
  }
  if (sscanf(line, "late %d", &count) == 1) {
    isHeld = 1;
    now += (uint64_t)count;
    sleepUntilNow();
    return 1;
  }
  if (sscanf(line, "seat %31s", name) == 1) return chooseSeat(name);
  if (strncmp(line, "unplug", 6) == 0) return unplug(), 1;
  if (sscanf(line, "move %u %u %u %u", &x, &y, &width, &height) == 4) {
    wl_proxy_marshal(pointer(), MotionAbsolute, (uint32_t)now, x, y, width, height);
  } else if (strncmp(line, "press", 5) == 0) {
    send(Button, (uint32_t)now, BTN_LEFT, WL_POINTER_BUTTON_STATE_PRESSED, 0);
  } else if (strncmp(line, "release", 7) == 0) {
    send(Button, (uint32_t)now, BTN_LEFT, WL_POINTER_BUTTON_STATE_RELEASED, 0);
  } else if (sscanf(line, "fingers %lf %lf", &dx, &dy) == 2) {
    axis(WL_POINTER_AXIS_SOURCE_FINGER, dx, dy);
  } else if (sscanf(line, "smooth %lf %lf", &dx, &dy) == 2) {
    axis(WL_POINTER_AXIS_SOURCE_CONTINUOUS, dx, dy);
  } else if (strncmp(line, "lift", 4) == 0) {
    stop(WL_POINTER_AXIS_VERTICAL_SCROLL);
    stop(WL_POINTER_AXIS_HORIZONTAL_SCROLL);
  } else if (sscanf(line, "notches %d %15s", &count, word) >= 1) {
    uint32_t direction = word[0] ? WL_POINTER_AXIS_HORIZONTAL_SCROLL : WL_POINTER_AXIS_VERTICAL_SCROLL;
    wl_proxy_marshal(pointer(), AxisDiscrete, (uint32_t)now, direction, wl_fixed_from_int(15 * count), count);
    send(AxisSource, WL_POINTER_AXIS_SOURCE_WHEEL, 0, 0, 0);
  } else {
    return 0;
  }
  wl_proxy_marshal(pointer(), Frame);
  if (!isHeld) wl_display_flush(display);
  return 1;
}

int main(void) {
  display = wl_display_connect(NULL);
  if (!display) return fprintf(stderr, "no compositor answers\n"), 4;
  struct wl_registry *registry = wl_display_get_registry(display);
  wl_registry_add_listener(registry, &registryListener, NULL);
  wl_display_roundtrip(display);
  if (!manager || !seatCount) return fprintf(stderr, "the compositor has no virtual pointers\n"), 4;
  current = &seats[0];
  // The names of the seats are told once they are bound.
  wl_display_roundtrip(display);
  pointer();
  now = milliseconds();
  char line[160];
  while (fgets(line, sizeof line, stdin)) {
    if (!step(line)) return fprintf(stderr, "not a step: %s", line), 2;
  }
  wl_display_roundtrip(display);
  return 0;
}
