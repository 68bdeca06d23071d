import { addReview } from "./add-review.ts"
import { createBooking } from "./create-booking.ts"
import { fetchSlotDays } from "./fetch-slot-days.ts"
import { fetchSlots } from "./fetch-slots.ts"
import { findCustomer } from "./find-customer.ts"
import { sendCode } from "./send-code.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"
import { validateCode } from "./validate-code.ts"

interface Calls {
  readonly findCustomer: typeof findCustomer
  readonly sendCode: typeof sendCode
  readonly validateCode: typeof validateCode
  readonly fetchSlotDays: typeof fetchSlotDays
  readonly fetchSlots: typeof fetchSlots
  readonly createBooking: typeof createBooking
  readonly addReview: typeof addReview
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
    addReview: (...asked) => addReview(http, ...asked),
  }
}
