import { fromPromise } from "xstate"
import type { TyreHotelPorts } from "./tyre-hotel.types.ts"

type Output<Name extends keyof TyreHotelPorts> = Awaited<ReturnType<TyreHotelPorts[Name]>>
type Input<Name extends keyof TyreHotelPorts> = Parameters<TyreHotelPorts[Name]>[0]

/** Only an incomplete wiring reaches this: the app provides every port. */
function port<Name extends keyof TyreHotelPorts>(name: Name) {
  return fromPromise<Output<Name>, Input<Name>>(() => {
    throw new Error(`tyre-hotel: port "${name}" is not provided. Pass it in machine.provide({ actors }).`)
  })
}

/** What the machine asks of the world, by the names of the client's functions. */
export const ports = {
  findCustomer: port("findCustomer"),
  sendCode: port("sendCode"),
  validateCode: port("validateCode"),
  fetchSlotDays: port("fetchSlotDays"),
  fetchSlots: port("fetchSlots"),
  createBooking: port("createBooking"),
  settleOrder: port("settleOrder"),
  fetchBookings: port("fetchBookings"),
  cancelBooking: port("cancelBooking"),
  addReview: port("addReview"),
  logOut: port("logOut"),
}

/** Plain functions as the machine's ports: `machine.provide({ actors: portsFrom(client) })`. */
export function portsFrom(
  functions: {
    readonly [Name in keyof TyreHotelPorts]: (
      input: Input<Name>,
      options: { readonly signal: AbortSignal },
    ) => Promise<Output<Name>>
  },
): typeof ports {
  const wrapped = Object.entries(functions).map(([name, ask]) => [
    name,
    fromPromise<unknown, never>(({ input, signal }) => ask(input, { signal })),
  ])
  return Object.fromEntries(wrapped)
}
