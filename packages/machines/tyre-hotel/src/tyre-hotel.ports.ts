import { TYRE_HOTEL_CALLS, type TyreHotelCalls } from "@forecourt/contracts/tyre-hotel/calls"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"

/** The machine's ports for the calls in the contract, as placeholders until an app provides them. */
export const ports = openPorts<TyreHotelCalls>("tyre-hotel", TYRE_HOTEL_CALLS)

/** Converts plain functions to the machine's ports: `machine.provide({ actors: toPorts(client) })`. */
export function toPorts(calls: TyreHotelCalls): Ports<TyreHotelCalls> {
  return createPorts(calls)
}
