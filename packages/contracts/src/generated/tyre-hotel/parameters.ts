// Generated from schemas/services/tyre-hotel/tyre-hotel.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseCreateBookingParameters,
  parseFetchSlotDaysParameters,
  parseFetchSlotsParameters,
  parseReleaseHoldParameters,
  parseRenewHoldParameters,
  parseSettleOrderParameters,
} from "./parameters.parser.js"

/** The parameters of `fetchSlotDays`, without its body. */
export interface FetchSlotDaysParameters {
  /**
   * The workshop: the `erpId` of the location.
   *
   * @pattern ^[^\u0000-\u001f\u007f-\u009f]{1,100}$
   */
  workshopIdentifier: string
}

/** The parameters of `fetchSlots`, without its body. */
export interface FetchSlotsParameters {
  /**
   * The workshop: the `erpId` of the location.
   *
   * @pattern ^[^\u0000-\u001f\u007f-\u009f]{1,100}$
   */
  workshopIdentifier: string
}

/** The parameters of `renewHold`, without its body. */
export interface RenewHoldParameters {
  /**
   * The hold.
   *
   * @pattern ^[\w-]{20,100}$
   */
  holdId: string
}

/** The parameters of `releaseHold`, without its body. */
export interface ReleaseHoldParameters {
  /**
   * The hold.
   *
   * @pattern ^[\w-]{20,100}$
   */
  holdId: string
}

/** The parameters of `createBooking`, without its body. */
export interface CreateBookingParameters {
  /**
   * The workshop: the `erpId` of the location.
   *
   * @pattern ^[^\u0000-\u001f\u007f-\u009f]{1,100}$
   */
  departmentIdentifier: string
  /**
   * The key that identifies an order, generated once for the order. Repeated requests with the same key result in a
   * single booking.
   *
   * @minLength 1
   * @maxLength 200
   */
  idempotencyKey: string
}

/** The parameters of `settleOrder`, without its body. */
export interface SettleOrderParameters {
  /**
   * The key that identifies an order, generated once for the order. Repeated requests with the same key result in a
   * single booking.
   *
   * @minLength 1
   * @maxLength 200
   */
  idempotencyKey: string
}
