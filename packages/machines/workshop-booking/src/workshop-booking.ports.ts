import {
  WORKSHOP_BOOKING_CALLS,
  WORKSHOP_BOOKING_STREAMS,
  type WorkshopBookingCalls,
} from "@forecourt/contracts/workshop-booking/calls"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"
import { createStreamPorts } from "@forecourt/flow-kit/stream-ports"

const STREAMS = createStreamPorts(WORKSHOP_BOOKING_STREAMS)

export const ports = openPorts<WorkshopBookingCalls>("workshop-booking", WORKSHOP_BOOKING_CALLS, STREAMS)

/**
 * Converts plain functions to the XState actors that the machine invokes: `machine.provide({ actors: toPorts(client)
 * })`.
 */
export function toPorts(calls: WorkshopBookingCalls): Ports<WorkshopBookingCalls> {
  return createPorts(calls, STREAMS)
}
