#include "VirtualSeat.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <wayland-client-core.h>
#include <wayland-server.h>

#include "../../Sources/CSmoothScroll/SmoothScroll.h"

enum { touchesASeat = 4 };

typedef struct {
  struct wl_global *global;
  struct wl_resource *seat;
  struct wl_resource *touches[touchesASeat];
  int hasTouch;
} Seat;

struct VirtualSeats {
  struct wl_display *server;
  struct wl_client *client;
  struct wl_resource *surfaces[2];
  Seat seats[virtualSeatCount];
  struct wl_display *connection;
  struct wl_proxy *surface;
  SmoothScroll scroll;
};

// MARK: Server

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static const struct wl_surface_interface surfaceRequests = {.destroy = destroy};
static const struct wl_touch_interface touchRequests = {.release = destroy};

static void createSurface(struct wl_client *client, struct wl_resource *compositor, uint32_t id) {
  VirtualSeats *seats = wl_resource_get_user_data(compositor);
  struct wl_resource *surface = wl_resource_create(client, &wl_surface_interface, 1, id);
  wl_resource_set_implementation(surface, &surfaceRequests, NULL, NULL);
  seats->surfaces[seats->surfaces[0] ? 1 : 0] = surface;
}

static const struct wl_compositor_interface compositorRequests = {.create_surface = createSurface};

static void bindCompositor(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *compositor = wl_resource_create(client, &wl_compositor_interface, (int)version, id);
  wl_resource_set_implementation(compositor, &compositorRequests, data, NULL);
}

static void forgetTouch(struct wl_resource *touch) {
  Seat *seat = wl_resource_get_user_data(touch);
  for (int i = 0; i < touchesASeat; i++)
    if (seat->touches[i] == touch) seat->touches[i] = NULL;
}

static void getTouch(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  Seat *seat = wl_resource_get_user_data(resource);
  struct wl_resource *touch =
      wl_resource_create(client, &wl_touch_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(touch, &touchRequests, seat, forgetTouch);
  for (int i = 0; i < touchesASeat; i++)
    if (!seat->touches[i]) {
      seat->touches[i] = touch;
      return;
    }
}

static const struct wl_seat_interface seatRequests = {.get_touch = getTouch, .release = destroy};

static void sendCapabilities(Seat *seat) {
  if (seat->seat) wl_seat_send_capabilities(seat->seat, seat->hasTouch ? WL_SEAT_CAPABILITY_TOUCH : 0);
}

static void forgetSeat(struct wl_resource *resource) { ((Seat *)wl_resource_get_user_data(resource))->seat = NULL; }

static void bindSeat(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  Seat *seat = data;
  seat->seat = wl_resource_create(client, &wl_seat_interface, (int)version, id);
  wl_resource_set_implementation(seat->seat, &seatRequests, seat, forgetSeat);
  sendCapabilities(seat);
}

// MARK: Client

static void onGlobal(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)version;
  struct wl_proxy **compositor = data;
  if (strcmp(interface, wl_compositor_interface.name) == 0)
    *compositor = wl_proxy_marshal_flags(
        (struct wl_proxy *)registry, 0, &wl_compositor_interface, 1, 0, name, wl_compositor_interface.name, 1, NULL);
}

static void onGlobalRemove(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data;
  (void)registry;
  (void)name;
}

typedef struct {
  void (*global)(void *, struct wl_registry *, uint32_t, const char *, uint32_t);
  void (*remove)(void *, struct wl_registry *, uint32_t);
} RegistryListener;

static RegistryListener registryListener = {onGlobal, onGlobalRemove};

/// Lets both sides say all that they have to say.
static void pump(VirtualSeats *seats) {
  for (int turn = 0; turn < 4; turn++) {
    wl_display_flush(seats->connection);
    wl_event_loop_dispatch(wl_display_get_event_loop(seats->server), 0);
    wl_display_flush_clients(seats->server);
    while (wl_display_prepare_read(seats->connection) != 0) wl_display_dispatch_pending(seats->connection);
    struct pollfd readable = {wl_display_get_fd(seats->connection), POLLIN, 0};
    if (poll(&readable, 1, 0) > 0) wl_display_read_events(seats->connection);
    else wl_display_cancel_read(seats->connection);
    wl_display_dispatch_pending(seats->connection);
  }
}

static struct wl_proxy *makeSurface(struct wl_proxy *compositor) {
  return wl_proxy_marshal_flags(compositor, 0, &wl_surface_interface, 1, 0, NULL);
}

VirtualSeats *virtualSeatsStart(SmoothScrollHandler handler, void *context) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return NULL;
  VirtualSeats *seats = calloc(1, sizeof *seats);
  if (!seats) return NULL;
  seats->server = wl_display_create();
  wl_global_create(seats->server, &wl_compositor_interface, 1, seats, bindCompositor);
  for (int i = 0; i < virtualSeatCount; i++) {
    seats->seats[i].hasTouch = 1;
    seats->seats[i].global = wl_global_create(seats->server, &wl_seat_interface, 5, &seats->seats[i], bindSeat);
  }
  seats->client = wl_client_create(seats->server, ends[0]);
  seats->connection = wl_display_connect_to_fd(ends[1]);
  struct wl_proxy *registry = wl_proxy_marshal_flags(
      (struct wl_proxy *)seats->connection, 1, &wl_registry_interface, 1, 0, NULL);
  struct wl_proxy *compositor = NULL;
  wl_proxy_add_listener(registry, (void (**)(void))&registryListener, &compositor);
  pump(seats);
  if (!compositor) return NULL;
  seats->surface = makeSurface(compositor);
  makeSurface(compositor);
  seats->scroll.handler = handler;
  seats->scroll.context = context;
  seats->scroll.wayland = smoothScrollWaylandStart(&seats->scroll, seats->connection, seats->surface);
  pump(seats);
  return seats;
}

void virtualSeatsStop(VirtualSeats *seats) {
  smoothScrollWaylandStop(seats->scroll.wayland);
  wl_display_disconnect(seats->connection);
  wl_display_destroy_clients(seats->server);
  wl_display_destroy(seats->server);
  free(seats);
}

// MARK: Fingers

#define EACH_TOUCH(seat, touch) \
  for (int i = 0; i < touchesASeat; i++) \
    for (struct wl_resource *touch = seats->seats[seat].touches[i]; touch; touch = NULL)

void virtualSeatDown(VirtualSeats *seats, int seat, uint32_t time, int isOnSurface, int32_t finger, double x, double y) {
  EACH_TOUCH(seat, touch) {
    wl_touch_send_down(
        touch, 1, time, seats->surfaces[isOnSurface ? 0 : 1], finger, wl_fixed_from_double(x), wl_fixed_from_double(y));
    wl_touch_send_frame(touch);
  }
  pump(seats);
}

void virtualSeatMotion(VirtualSeats *seats, int seat, uint32_t time, int32_t finger, double x, double y) {
  EACH_TOUCH(seat, touch) {
    wl_touch_send_motion(touch, time, finger, wl_fixed_from_double(x), wl_fixed_from_double(y));
    wl_touch_send_frame(touch);
  }
  pump(seats);
}

void virtualSeatUp(VirtualSeats *seats, int seat, uint32_t time, int32_t finger) {
  EACH_TOUCH(seat, touch) {
    wl_touch_send_up(touch, 1, time, finger);
    wl_touch_send_frame(touch);
  }
  pump(seats);
}

void virtualSeatCancel(VirtualSeats *seats, int seat) {
  EACH_TOUCH(seat, touch) wl_touch_send_cancel(touch);
  pump(seats);
}

void virtualSeatSetTouch(VirtualSeats *seats, int seat, int hasTouch) {
  seats->seats[seat].hasTouch = hasTouch;
  sendCapabilities(&seats->seats[seat]);
  pump(seats);
}

int virtualSeatsReplaceFingers(const VirtualSeats *seats) {
  return smoothScrollWaylandReplacesFingers(seats->scroll.wayland);
}
