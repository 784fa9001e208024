#include "SmoothScroll.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdlib.h>

void smoothScrollTell(SmoothScroll *scroll, SmoothScrollEvent event) { scroll->handler(scroll->context, event); }

SmoothScroll *smoothScrollStart(void *window, SmoothScrollHandler handler, void *context) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info)) return NULL;
  SmoothScroll *scroll = calloc(1, sizeof *scroll);
  if (!scroll) return NULL;
  scroll->handler = handler;
  scroll->context = context;
#ifdef SDL_VIDEO_DRIVER_X11
  if (info.subsystem == SDL_SYSWM_X11) {
    scroll->x11 = smoothScrollX11Start(scroll, info.info.x11.display, info.info.x11.window);
    if (scroll->x11) SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
  }
#endif
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  if (info.subsystem == SDL_SYSWM_WAYLAND)
    scroll->wayland = smoothScrollWaylandStart(scroll, info.info.wl.display, info.info.wl.surface);
#endif
  if (scroll->x11 || scroll->wayland) return scroll;
  free(scroll);
  return NULL;
}

int smoothScrollReplacesMouse(const SmoothScroll *scroll) {
  // SDL hears of an event of XInput 2 before we do: so none of its events is waited for.
  if (scroll->x11) return 1;
  return scroll->wayland && smoothScrollWaylandReplaces(scroll->wayland);
}

int smoothScrollReplacesFingers(const SmoothScroll *scroll) {
  return scroll->wayland && smoothScrollWaylandReplacesFingers(scroll->wayland);
}

void smoothScrollRead(SmoothScroll *scroll, const void *event) {
#ifdef SDL_VIDEO_DRIVER_X11
  const SDL_Event *system = event;
  if (scroll->x11 && system->type == SDL_SYSWMEVENT && system->syswm.msg &&
      system->syswm.msg->subsystem == SDL_SYSWM_X11)
    smoothScrollX11Read(scroll->x11, &system->syswm.msg->msg.x11.event);
#else
  (void)scroll;
  (void)event;
#endif
}

void smoothScrollStop(SmoothScroll *scroll) {
  if (scroll->x11) {
    SDL_EventState(SDL_SYSWMEVENT, SDL_IGNORE);
    smoothScrollX11Stop(scroll->x11);
  }
  if (scroll->wayland) smoothScrollWaylandStop(scroll->wayland);
  free(scroll);
}
