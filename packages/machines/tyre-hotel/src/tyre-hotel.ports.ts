import { TYRE_HOTEL_CALLS, type TyreHotelCalls } from "@forecourt/contracts/tyre-hotel/calls"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"

export const ports = openPorts<TyreHotelCalls>("tyre-hotel", TYRE_HOTEL_CALLS)

/**
 * Converts plain functions to the XState actors that the machine invokes: `machine.provide({ actors: toPorts(client)
 * })`.
 */
export function toPorts(calls: TyreHotelCalls): Ports<TyreHotelCalls> {
  return createPorts(calls)
}
