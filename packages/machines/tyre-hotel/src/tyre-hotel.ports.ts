import { TYRE_HOTEL_CALLS, type TyreHotelCalls } from "@forecourt/contracts/tyre-hotel/calls"
import { openPorts, type Ports, portsOf } from "@forecourt/flow-kit/ports"

/** What the machine asks of the world: the calls of the contract. */
export const ports = openPorts<TyreHotelCalls>("tyre-hotel", TYRE_HOTEL_CALLS)

/** Plain functions as the machine's ports: `machine.provide({ actors: portsFrom(client) })`. */
export function portsFrom(calls: TyreHotelCalls): Ports<TyreHotelCalls> {
  return portsOf(calls)
}
