import { addReview } from "./add-review.ts"
import { cancelBooking } from "./cancel-booking.ts"
import { createBooking } from "./create-booking.ts"
import { fetchBookings } from "./fetch-bookings.ts"
import { fetchSlotDays } from "./fetch-slot-days.ts"
import { fetchSlots } from "./fetch-slots.ts"
import { findCustomer } from "./find-customer.ts"
import { logOut } from "./log-out.ts"
import { sendCode } from "./send-code.ts"
import { settleOrder } from "./settle-order.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"
import { validateCode } from "./validate-code.ts"

interface Calls {
  readonly findCustomer: typeof findCustomer
  readonly sendCode: typeof sendCode
  readonly validateCode: typeof validateCode
  readonly fetchSlotDays: typeof fetchSlotDays
  readonly fetchSlots: typeof fetchSlots
  readonly createBooking: typeof createBooking
  readonly settleOrder: typeof settleOrder
  readonly fetchBookings: typeof fetchBookings
  readonly cancelBooking: typeof cancelBooking
  readonly addReview: typeof addReview
  readonly logOut: typeof logOut
}

/** The service's calls without the connection they are made over. */
export type TyreHotelClient = {
  readonly [Name in keyof Calls]: (
    input: Parameters<Calls[Name]>[1],
    options?: Parameters<Calls[Name]>[2],
  ) => ReturnType<Calls[Name]>
}

/** Every call of the service over one connection: `portsFrom(tyreHotelClient(http))` is what the flow's machine needs. */
export function tyreHotelClient(http: TyreHotelHttp): TyreHotelClient {
  return {
    findCustomer: (...asked) => findCustomer(http, ...asked),
    sendCode: (...asked) => sendCode(http, ...asked),
    validateCode: (...asked) => validateCode(http, ...asked),
    fetchSlotDays: (...asked) => fetchSlotDays(http, ...asked),
    fetchSlots: (...asked) => fetchSlots(http, ...asked),
    createBooking: (...asked) => createBooking(http, ...asked),
    settleOrder: (...asked) => settleOrder(http, ...asked),
    fetchBookings: (...asked) => fetchBookings(http, ...asked),
    cancelBooking: (...asked) => cancelBooking(http, ...asked),
    addReview: (...asked) => addReview(http, ...asked),
    logOut: (...asked) => logOut(http, ...asked),
  }
}
