// What the two servers' parts share.

#ifndef SMOOTH_SCROLL_H
#define SMOOTH_SCROLL_H

#include "CSmoothScroll.h"

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
/// Whether the X event that was read last stands for the mouse events that SDL makes of it.
int smoothScrollX11Replaces(const SmoothScrollX11 *x11);
/// Reads an `XEvent`.
void smoothScrollX11Read(SmoothScrollX11 *x11, const void *event);
void smoothScrollX11Stop(SmoothScrollX11 *x11);

/// Listens on a Wayland surface.
SmoothScrollWayland *smoothScrollWaylandStart(SmoothScroll *scroll, void *display, void *surface);
/// Whether there is a pointer that we listen to.
int smoothScrollWaylandReplaces(const SmoothScrollWayland *wayland);
void smoothScrollWaylandStop(SmoothScrollWayland *wayland);

#endif
