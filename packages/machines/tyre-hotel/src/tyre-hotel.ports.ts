import { TYRE_HOTEL_CALLS, type TyreHotelCalls } from "@forecourt/contracts/tyre-hotel/calls"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"

/** What the machine asks of the world: the calls of the contract. */
export const ports = openPorts<TyreHotelCalls>("tyre-hotel", TYRE_HOTEL_CALLS)

/** Plain functions as the machine's ports: `machine.provide({ actors: toPorts(client) })`. */
export function toPorts(calls: TyreHotelCalls): Ports<TyreHotelCalls> {
  return createPorts(calls)
}
