// X11: the devices that scroll, and what their valuators count.

#include "SmoothScrollX11.h"

#include <X11/extensions/XInput.h>
#include <math.h>
#include <string.h>

/// The window units that an increment of a scroll valuator is worth: libinput's driver counts a wheel's notch as 15.
static const double unitsAnIncrement = 15;
/// The same for the device of an X server that is a Wayland client, which divides what it gets by 10.
static const double xwaylandUnitsAnIncrement = 10;

static Device *find(SmoothScrollX11 *x11, int id) {
  for (int i = 0; i < x11->deviceCount; i++)
    if (x11->devices[i].id == id) return &x11->devices[i];
  return NULL;
}

static Device *add(SmoothScrollX11 *x11, int id) {
  if (x11->deviceCount == deviceCapacity) x11->deviceCount = 0;
  Device *device = &x11->devices[x11->deviceCount++];
  memset(device, 0, sizeof *device);
  device->id = id;
  device->units = unitsAnIncrement;
  device->valuator[horizontal] = device->valuator[vertical] = -1;
  return device;
}

static void readScrollClass(Device *device, const XIScrollClassInfo *scroll) {
  int axis = scroll->scroll_type == XIScrollTypeVertical ? vertical : horizontal;
  if (scroll->increment == 0 || !isfinite(scroll->increment)) return;
  device->valuator[axis] = scroll->number;
  device->increment[axis] = scroll->increment;
}

static void readValue(Device *device, const XIValuatorClassInfo *valuator) {
  for (int axis = 0; axis < axisCount; axis++) {
    if (device->valuator[axis] != valuator->number) continue;
    device->value[axis] = valuator->value;
    device->isKnown[axis] = device->isAsked[axis] = isfinite(valuator->value);
  }
}

/// Which devices are touchpads: only the older requests tell.
static void readKinds(SmoothScrollX11 *x11) {
  int count = 0;
  XDeviceInfo *all = XListInputDevices(x11->display, &count);
  Atom touchpad = XInternAtom(x11->display, XI_TOUCHPAD, True);
  for (int i = 0; all && i < count; i++) {
    Device *device = find(x11, (int)all[i].id);
    if (device && touchpad != None && all[i].type == touchpad) device->isTouchpad = device->reportsLift = 1;
  }
  if (all) XFreeDeviceList(all);
}

void smoothScrollX11ReadDevices(SmoothScrollX11 *x11) {
  int count = 0, areNew = 0;
  XIDeviceInfo *all = XIQueryDevice(x11->display, XIAllDevices, &count);
  x11->valuesSerial = NextRequest(x11->display) - 1;
  for (int i = 0; all && i < count; i++) {
    if (all[i].use != XISlavePointer && all[i].use != XIFloatingSlave) continue;
    Device *device = find(x11, all[i].deviceid);
    for (int c = 0; c < all[i].num_classes; c++) {
      if (all[i].classes[c]->type != XIScrollClass) continue;
      if (!device) {
        device = add(x11, all[i].deviceid);
        areNew = 1;
      }
      readScrollClass(device, (const XIScrollClassInfo *)all[i].classes[c]);
    }
    if (!device) continue;
    if (all[i].name && strncmp(all[i].name, "xwayland", 8) == 0) device->units = xwaylandUnitsAnIncrement;
    for (int c = 0; c < all[i].num_classes; c++)
      if (all[i].classes[c]->type == XIValuatorClass)
        readValue(device, (const XIValuatorClassInfo *)all[i].classes[c]);
  }
  if (all) XIFreeDeviceInfo(all);
  if (areNew) readKinds(x11);
}

Device *smoothScrollX11Device(SmoothScrollX11 *x11, int id) {
  Device *device = find(x11, id);
  return device ? device : add(x11, id);
}

void smoothScrollX11ForgetValues(SmoothScrollX11 *x11) {
  for (int i = 0; i < x11->deviceCount; i++)
    x11->devices[i].isKnown[horizontal] = x11->devices[i].isKnown[vertical] = 0;
}
