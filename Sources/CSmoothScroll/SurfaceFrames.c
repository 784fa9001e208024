// Wayland: whether the compositor shows what a surface is given.
//
// It says of each picture when it is time for another one, and of a surface that cannot be seen nothing: the only sign of
// a window on another workspace.

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdlib.h>

#include "CSmoothScroll.h"

#ifdef SDL_VIDEO_DRIVER_WAYLAND
#include <wayland-client.h>

struct SurfaceFrames {
  struct wl_surface *surface;
  struct wl_callback *callback;
  SurfaceFramesHandler handler;
  void *context;
};

static void onDone(void *data, struct wl_callback *callback, uint32_t time) {
  SurfaceFrames *frames = data;
  (void)time;
  wl_callback_destroy(callback);
  frames->callback = NULL;
  frames->handler(frames->context);
}

static const struct wl_callback_listener listener = {.done = onDone};

SurfaceFrames *surfaceFramesStart(void *window, SurfaceFramesHandler handler, void *context) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND || !info.info.wl.surface) return NULL;
  SurfaceFrames *frames = calloc(1, sizeof *frames);
  if (!frames) return NULL;
  *frames = (SurfaceFrames){info.info.wl.surface, NULL, handler, context};
  return frames;
}

void surfaceFramesAsk(SurfaceFrames *frames) {
  if (frames->callback) return;
  frames->callback = wl_surface_frame(frames->surface);
  if (frames->callback) wl_callback_add_listener(frames->callback, &listener, frames);
}

void surfaceFramesStop(SurfaceFrames *frames) {
  if (frames->callback) wl_callback_destroy(frames->callback);
  free(frames);
}

#else

SurfaceFrames *surfaceFramesStart(void *window, SurfaceFramesHandler handler, void *context) {
  (void)window;
  (void)handler;
  (void)context;
  return NULL;
}

void surfaceFramesAsk(SurfaceFrames *frames) { (void)frames; }

void surfaceFramesStop(SurfaceFrames *frames) { (void)frames; }
#endif
