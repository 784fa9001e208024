// A Wayland server in the same process that has nothing but seats, and a client of it that listens as the lab does:
// for what no compositor without a screen can be made to send.

#ifndef VIRTUAL_SEAT_H
#define VIRTUAL_SEAT_H

#include <stdint.h>

#include "CSmoothScroll.h"

enum {
  /// How many seats there are.
  virtualSeatCount = 2,
};

/// The server with its client.
typedef struct VirtualSeats VirtualSeats;

/// Starts both; null where the system does not let them.
VirtualSeats *virtualSeatsStart(SmoothScrollHandler handler, void *context);
/// Ends both.
void virtualSeatsStop(VirtualSeats *seats);

/// A finger comes down on the client's surface, or on another one of the client's; its time is in milliseconds.
void virtualSeatDown(VirtualSeats *seats, int seat, uint32_t time, int isOnSurface, int32_t finger, double x, double y);
/// A finger moves.
void virtualSeatMotion(VirtualSeats *seats, int seat, uint32_t time, int32_t finger, double x, double y);
/// A finger lifts.
void virtualSeatUp(VirtualSeats *seats, int seat, uint32_t time, int32_t finger);
/// The fingers become a gesture of the server's own.
void virtualSeatCancel(VirtualSeats *seats, int seat);
/// A seat gets a touch screen, or loses it.
void virtualSeatSetTouch(VirtualSeats *seats, int seat, int hasTouch);
/// Whether the library's finger events would be the same once more.
int virtualSeatsReplaceFingers(const VirtualSeats *seats);

#endif
