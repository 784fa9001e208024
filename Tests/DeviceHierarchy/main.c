// Changes which input devices an X server has, by a script on standard input: for tests.
//
// The server must know XInput 2. A line is one step:
//
//     wait MS              the next step happens MS milliseconds later
//     create NAME          a second pointer and keyboard come, called NAME
//     remove NAME          they go
//     warp NAME X Y        that pointer goes to X, Y on the screen
//     float DEVICE         an input device is taken from its pointer
//     attach DEVICE NAME   an input device moves the pointer called NAME

#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static Display *display;

/// The number of the device with a name; 0 where there is none.
static int device(const char *name) {
  int count = 0, found = 0;
  XIDeviceInfo *all = XIQueryDevice(display, XIAllDevices, &count);
  for (int i = 0; all && i < count; i++)
    if (strcmp(all[i].name, name) == 0) found = all[i].deviceid;
  if (all) XIFreeDeviceInfo(all);
  return found;
}

/// The number of a pointer that is no device itself; the server adds a word to its name.
static int master(const char *name) {
  char whole[96];
  snprintf(whole, sizeof whole, "%s pointer", name);
  return device(whole);
}

static int change(XIAnyHierarchyChangeInfo change) { return XIChangeHierarchy(display, &change, 1) == Success; }

static int step(const char *line) {
  char name[64], other[64];
  int x = 0, y = 0;
  XIAnyHierarchyChangeInfo info;
  memset(&info, 0, sizeof info);
  if (sscanf(line, "wait %d", &x) == 1) {
    struct timespec time = {x / 1000, (long)(x % 1000) * 1000000};
    return nanosleep(&time, NULL) == 0;
  }
  if (sscanf(line, "warp %63s %d %d", name, &x, &y) == 3)
    return XIWarpPointer(display, master(name), None, DefaultRootWindow(display), 0, 0, 0, 0, x, y) == Success;
  if (sscanf(line, "create %63s", name) == 1) {
    info.add = (XIAddMasterInfo){XIAddMaster, name, True, True};
    return change(info);
  }
  if (sscanf(line, "remove %63s", name) == 1) {
    info.remove = (XIRemoveMasterInfo){XIRemoveMaster, master(name), XIFloating, 0, 0};
    return change(info);
  }
  if (sscanf(line, "float %63[^\n]", name) == 1) {
    info.detach = (XIDetachSlaveInfo){XIDetachSlave, device(name)};
    return change(info);
  }
  if (sscanf(line, "attach %63s %63s", name, other) == 2) {
    info.attach = (XIAttachSlaveInfo){XIAttachSlave, device(name), master(other)};
    return change(info);
  }
  return 0;
}

int main(void) {
  int major = 2, minor = 2;
  display = XOpenDisplay(NULL);
  if (!display || XIQueryVersion(display, &major, &minor) != Success) return fprintf(stderr, "no XInput 2\n"), 4;
  char line[160];
  while (fgets(line, sizeof line, stdin)) {
    if (!step(line)) return fprintf(stderr, "not a step: %s", line), 2;
    XSync(display, False);
  }
  XCloseDisplay(display);
  return 0;
}
