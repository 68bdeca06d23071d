import {
  WORKSHOP_BOOKING_CALLS,
  WORKSHOP_BOOKING_STREAMS,
  type WorkshopBookingCalls,
} from "@forecourt/contracts/workshop-booking/calls"
import { openPorts, type Ports, portsOf } from "@forecourt/flow-kit/ports"
import { streamPorts } from "@forecourt/flow-kit/stream-ports"

const STREAMS = streamPorts(WORKSHOP_BOOKING_STREAMS)

/** What the machine asks of the world: the calls of the contract. */
export const ports = openPorts<WorkshopBookingCalls>("workshop-booking", WORKSHOP_BOOKING_CALLS, STREAMS)

/** Plain functions as the machine's ports: `machine.provide({ actors: portsFrom(client) })`. */
export function portsFrom(calls: WorkshopBookingCalls): Ports<WorkshopBookingCalls> {
  return portsOf(calls, STREAMS)
}
