// Whether the display server is still there.
//
// Xlib ends the program where its connection breaks, with words and a status of its own, and SDL waits for ever where it
// may not: so the program ends there, but in its own way. Where Wayland's connection breaks, SDL asks to quit.

#include "CSmoothScroll.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xlib.h>

static DisplayLossHandler handler;

static int onError(Display *display) {
  (void)display;
  handler();
  return 0;
}
#endif

#ifdef SDL_VIDEO_DRIVER_WAYLAND
#include <wayland-client.h>
#endif

void displayLossWatch(void *window, DisplayLossHandler endProgram) {
#ifdef SDL_VIDEO_DRIVER_X11
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return;
  handler = endProgram;
  XSetIOErrorHandler(onError);
#else
  (void)window;
  (void)endProgram;
#endif
}

int displayLossHappened(void *window) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND)
    return wl_display_get_error(info.info.wl.display) != 0;
#else
  (void)window;
#endif
  return 0;
}
