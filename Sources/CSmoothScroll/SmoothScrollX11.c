// X11: the scroll valuators of XInput 2, and the server's time of every event.
//
// A valuator counts on for ever; what an event scrolled is its difference from the value before. What it counted while
// the pointer was elsewhere, or while a button held a grab, is not ours: its value is asked for again. An event that the
// server sent before it answered only sets it. An event that names a scroll valuator and changes none is the lift of the
// fingers.

#include "SmoothScrollX11.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// Within this time whole increments go on with a smooth series, in milliseconds.
static const unsigned long seriesPause = 150;

static int ignoreError(Display *display, XErrorEvent *error) {
  (void)display;
  (void)error;
  return 0;
}

static void tell(SmoothScrollX11 *x11, Time time, int source, int phase, double dx, double dy) {
  SmoothScrollEvent event = {(double)time / 1000, source, phase, dx, dy, x11->x, x11->y, 0, 0};
  smoothScrollTell(x11->scroll, event);
}

// MARK: Series

/// Whether a device's series runs; one that reports no lift is over after a pause.
static int isScrolling(const SmoothScrollX11 *x11, Time time) {
  return x11->seriesDevice && (x11->seriesReportsLift || time - x11->lastScroll < seriesPause);
}

static void cancelSeries(SmoothScrollX11 *x11, Time time) {
  int isRunning = isScrolling(x11, time);
  x11->seriesDevice = 0;
  if (isRunning) tell(x11, time, SmoothScrollSourceFinger, SmoothScrollPhaseCancelled, 0, 0);
}

// MARK: Scrolling

/// The value of a valuator in an event; 0 where the event does not name it.
static int readValuator(const XIValuatorState *state, int number, double *value) {
  if (number < 0 || number >= state->mask_len * 8 || !XIMaskIsSet(state->mask, number)) return 0;
  int place = 0;
  for (int i = 0; i < number; i++)
    if (XIMaskIsSet(state->mask, i)) place++;
  *value = state->values[place];
  return isfinite(*value);
}

static int isWhole(double value) { return fabs(value - round(value)) < 1e-6; }

static void tellScroll(SmoothScrollX11 *x11, Device *device, Time time, const double *increments) {
  double dx = increments[horizontal], dy = increments[vertical];
  int goesOn = x11->seriesDevice == device->id && time - x11->lastScroll < seriesPause;
  if (!device->isTouchpad && !goesOn && isWhole(dx) && isWhole(dy)) {
    tell(x11, time, SmoothScrollSourceWheel, SmoothScrollPhaseMoved, dx, dy);
    return;
  }
  int source = device->reportsLift ? SmoothScrollSourceFinger : SmoothScrollSourceContinuous;
  x11->seriesDevice = device->id;
  x11->seriesReportsLift = device->reportsLift;
  x11->lastScroll = time;
  tell(x11, time, source, SmoothScrollPhaseMoved, dx * device->units, dy * device->units);
}

/// Reads the scroll valuators of an event; 0 where it has none.
static int readScroll(SmoothScrollX11 *x11, const XIDeviceEvent *event) {
  Device *device = smoothScrollX11Device(x11, event->sourceid);
  int isOld = event->serial < x11->valuesSerial;
  double increments[axisCount] = {0, 0};
  int isNamed = 0, isFirst = 0;
  for (int axis = 0; axis < axisCount; axis++) {
    double value = 0;
    if (!readValuator(&event->valuators, device->valuator[axis], &value)) continue;
    isNamed = 1;
    int isComparable = device->isKnown[axis] && !(isOld && device->isAsked[axis]);
    if (isComparable) increments[axis] = (value - device->value[axis]) / device->increment[axis];
    else isFirst = 1;
    device->value[axis] = value;
    device->isKnown[axis] = 1;
    device->isAsked[axis] = 0;
  }
  if (!isNamed) return 0;
  // Another device's series runs: two do not mix.
  if (x11->seriesDevice != device->id && isScrolling(x11, event->time)) return 1;
  if (increments[horizontal] != 0 || increments[vertical] != 0) {
    tellScroll(x11, device, event->time, increments);
  } else if (!isFirst) {
    device->reportsLift = 1;
    if (x11->seriesDevice == device->id) {
      x11->seriesDevice = 0;
      tell(x11, event->time, SmoothScrollSourceFinger, SmoothScrollPhaseEnded, 0, 0);
    }
  } else if (!device->isTouchpad) {
    // The first event of a wheel only sets the value; its buttons say that it turned.
    return 1;
  }
  x11->smoothTime = event->time;
  x11->hasSmoothTime = 1;
  return 1;
}

// MARK: Events

static void readMotion(SmoothScrollX11 *x11, const XIDeviceEvent *event) {
  if (event->event != x11->window) return;
  if (event->flags & XIPointerEmulated) return;
  x11->x = event->event_x;
  x11->y = event->event_y;
  if (readScroll(x11, event)) return;
  // The pointer that holds the button has a grab, which the extension is not told of: this is another pointer.
  if (!x11->isDown) tell(x11, event->time, SmoothScrollSourcePointer, SmoothScrollPhaseMoved, 0, 0);
}

static void readHierarchy(SmoothScrollX11 *x11, const XIHierarchyEvent *event) {
  const int gone = XISlaveRemoved | XISlaveDetached | XIDeviceDisabled | XIMasterRemoved;
  for (int i = 0; (event->flags & gone) && i < event->num_info; i++)
    if ((event->info[i].flags & gone) && event->info[i].deviceid == x11->seriesDevice) cancelSeries(x11, event->time);
  x11->deviceCount = 0;
  smoothScrollX11ReadDevices(x11);
}

static void readChange(SmoothScrollX11 *x11, const XIDeviceChangedEvent *event) {
  // That another device moves the pointer changes no device; the same device with other axes is asked for them.
  if (event->reason != XIDeviceChange) return;
  x11->deviceCount = 0;
  smoothScrollX11ReadDevices(x11);
}

/// Reads an event of the extension: SDL has claimed its data already; where it has not, it has no use for them.
static void readExtension(SmoothScrollX11 *x11, const XEvent *event) {
  XGenericEventCookie cookie = event->xcookie;
  if (cookie.extension != x11->opcode) return;
  // A finger on a screen is left to SDL, all but its time.
  int isTouch = cookie.evtype == XI_TouchBegin || cookie.evtype == XI_TouchUpdate || cookie.evtype == XI_TouchEnd;
  if (isTouch && cookie.data) x11->stamp = ((const XIDeviceEvent *)cookie.data)->time;
  if (cookie.evtype != XI_Motion && cookie.evtype != XI_DeviceChanged && cookie.evtype != XI_HierarchyChanged) return;
  int isOurs = !cookie.data;
  if (isOurs && !XGetEventData(x11->display, &cookie)) return;
  if (cookie.evtype == XI_Motion) readMotion(x11, cookie.data);
  if (cookie.evtype == XI_HierarchyChanged) readHierarchy(x11, cookie.data);
  if (cookie.evtype == XI_DeviceChanged) readChange(x11, cookie.data);
  if (isOurs) XFreeEventData(x11->display, &cookie);
}

static void readButton(SmoothScrollX11 *x11, const XButtonEvent *event) {
  if (event->window != x11->window) return;
  x11->x = event->x;
  x11->y = event->y;
  int isPress = event->type == ButtonPress;
  if (event->button == Button1) {
    if (!isPress && !x11->isDown) return;
    x11->isDown = isPress;
    // The drag is a grab, during which the valuators count on unseen.
    if (isPress) smoothScrollX11ForgetValues(x11);
    else smoothScrollX11ReadDevices(x11);
    tell(
        x11, event->time, SmoothScrollSourcePointer, isPress ? SmoothScrollPhaseBegan : SmoothScrollPhaseEnded, 0, 0);
    return;
  }
  // Buttons 4 to 7 are a wheel up, down, left and right.
  if (event->button < 4 || event->button > 7) return;
  if (!isPress || (x11->hasSmoothTime && event->time == x11->smoothTime)) return;
  double notch = event->button % 2 == 0 ? -1 : 1;
  int isVertical = event->button < 6;
  tell(x11, event->time, SmoothScrollSourceWheel, SmoothScrollPhaseMoved, isVertical ? 0 : notch, isVertical ? notch : 0);
}

static void readCrossing(SmoothScrollX11 *x11, const XCrossingEvent *event) {
  if (event->window != x11->window) return;
  if (event->type == EnterNotify) smoothScrollX11ReadDevices(x11);
  else smoothScrollX11ForgetValues(x11);
  if (event->type == LeaveNotify && event->mode == NotifyNormal) cancelSeries(x11, event->time);
}

void smoothScrollX11Read(SmoothScrollX11 *x11, const void *raw) {
  const XEvent *event = raw;
  x11->stamp = 0;
  switch (event->type) {
    case GenericEvent: readExtension(x11, event); break;
    case ButtonPress:
    case ButtonRelease: readButton(x11, &event->xbutton); break;
    case MotionNotify:
      if (event->xmotion.window != x11->window) break;
      x11->x = event->xmotion.x;
      x11->y = event->xmotion.y;
      tell(x11, event->xmotion.time, SmoothScrollSourcePointer, SmoothScrollPhaseMoved, 0, 0);
      break;
    case EnterNotify:
    case LeaveNotify: readCrossing(x11, &event->xcrossing); break;
    case KeyPress:
    case KeyRelease: x11->stamp = event->xkey.time; break;
  }
  double seconds = x11->stamp ? (double)x11->stamp / 1000 : -1;
  SmoothScrollEvent told = {seconds, SmoothScrollSourceStamp, SmoothScrollPhaseMoved, 0, 0, 0, 0, 0, 0};
  smoothScrollTell(x11->scroll, told);
}

// MARK: Life

/// Adds events to those that SDL has selected for some devices of the window.
static void selectEvents(SmoothScrollX11 *x11, int devices, const int *events, int eventCount) {
  unsigned char bits[XIMaskLen(XI_LASTEVENT) + 8] = {0};
  int count = 0;
  XIEventMask *selected = XIGetSelectedEvents(x11->display, x11->window, &count);
  for (int i = 0; selected && i < count; i++)
    for (int byte = 0; selected[i].deviceid == devices && byte < selected[i].mask_len; byte++)
      if (byte < (int)sizeof bits) bits[byte] |= selected[i].mask[byte];
  if (selected) XFree(selected);
  for (int i = 0; i < eventCount; i++) XISetMask(bits, events[i]);
  XIEventMask mask = {devices, sizeof bits, bits};
  XISelectEvents(x11->display, x11->window, &mask, 1);
}

SmoothScrollX11 *smoothScrollX11Start(SmoothScroll *scroll, void *display, unsigned long window) {
  int opcode = 0, event = 0, error = 0;
  int major = 2, minor = 2;
  if (!XQueryExtension(display, "XInputExtension", &opcode, &event, &error)) return NULL;
  XSync(display, False);
  XErrorHandler handler = XSetErrorHandler(ignoreError);
  int hasVersion = XIQueryVersion(display, &major, &minor) == Success || major > 2 || (major == 2 && minor >= 1);
  SmoothScrollX11 *x11 = hasVersion ? calloc(1, sizeof *x11) : NULL;
  if (x11) {
    x11->scroll = scroll;
    x11->display = display;
    x11->window = window;
    x11->opcode = opcode;
    const int moves[] = {XI_Motion, XI_DeviceChanged};
    const int changes[] = {XI_HierarchyChanged};
    selectEvents(x11, XIAllMasterDevices, moves, 2);
    selectEvents(x11, XIAllDevices, changes, 1);
  }
  XSync(display, False);
  XSetErrorHandler(handler);
  return x11;
}

void smoothScrollX11Stop(SmoothScrollX11 *x11) { free(x11); }
