// What the parts of the X11 side share.

#ifndef SMOOTH_SCROLL_X11_H
#define SMOOTH_SCROLL_X11_H

#include "SmoothScroll.h"

#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>

enum { horizontal, vertical, axisCount, deviceCapacity = 16 };

/// What is known of an input device.
typedef struct {
  int id;
  int isTouchpad;
  /// Whether it has been seen to report lifts, or is of a kind that does.
  int reportsLift;
  /// The window units that an increment of its scroll valuators is worth.
  double units;
  /// The numbers of the scroll valuators; below 0 where there is none.
  int valuator[axisCount];
  double increment[axisCount];
  /// The values at the last event, where they are known.
  double value[axisCount];
  int isKnown[axisCount];
  /// Whether the server was asked for the values, and no event has told them since.
  int isAsked[axisCount];
} Device;

struct SmoothScrollX11 {
  SmoothScroll *scroll;
  Display *display;
  Window window;
  int opcode;
  Device devices[deviceCapacity];
  int deviceCount;
  /// The number of the request that asked for the values: they hold for events that the server sent after it.
  unsigned long valuesSerial;
  /// The device whose series runs; 0 for none.
  int seriesDevice;
  int seriesReportsLift;
  Time lastScroll;
  /// The time of the last event of a scroll valuator that was handed on: its buttons are the same movement.
  Time smoothTime;
  int hasSmoothTime;
  /// The time of the event that SDL reads just now; 0 where it has none.
  Time stamp;
  int isDown;
  double x, y;
};

/// Asks the server for the devices that scroll and for the values of their valuators.
void smoothScrollX11ReadDevices(SmoothScrollX11 *x11);
/// The device with a number; one that the server does not know as scrolling has no valuators.
Device *smoothScrollX11Device(SmoothScrollX11 *x11, int id);
/// Forgets the values of all valuators.
void smoothScrollX11ForgetValues(SmoothScrollX11 *x11);

#endif
