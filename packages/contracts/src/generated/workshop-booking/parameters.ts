// Generated from schemas/services/workshop-booking/workshop-booking.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseCreateBookingParameters,
  parseFetchAddonsParameters,
  parseFetchAuthorizedWorkshopParameters,
  parseFetchCarParameters,
  parseFetchEarliestTimeParameters,
  parseFetchPricesParameters,
  parseFetchServicesParameters,
  parseFetchTimeslotsParameters,
  parseReleaseHoldParameters,
  parseRemoveHoldParameters,
  parseRenewHoldParameters,
  parseSettleOrderParameters,
  parseWatchClosestWorkshopsParameters,
} from "./parameters.parser.js"

/** The parameters of `fetchCar`, without its body. */
export interface FetchCarParameters {
  /**
   * The registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
}

/** The parameters of `fetchServices`, without its body. */
export interface FetchServicesParameters {
  /**
   * The registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * The latitude of the visitor's position.
   *
   * @minimum -90
   * @maximum 90
   */
  lat: number
  /**
   * The longitude of the visitor's position.
   *
   * @minimum -180
   * @maximum 180
   */
  lng: number
  /**
   * The mileage in Swedish miles, if it is known. Prices and offerings may depend on it.
   *
   * @minimum 1
   * @maximum 1000000
   */
  milage?: number
}

/** The parameters of `fetchAddons`, without its body. */
export interface FetchAddonsParameters {
  /**
   * The registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * The latitude of the visitor's position.
   *
   * @minimum -90
   * @maximum 90
   */
  lat: number
  /**
   * The longitude of the visitor's position.
   *
   * @minimum -180
   * @maximum 180
   */
  lng: number
  /**
   * The mileage in Swedish miles, if it is known. Prices and offerings may depend on it.
   *
   * @minimum 1
   * @maximum 1000000
   */
  milage?: number
}

/** The parameters of `watchClosestWorkshops`, without its body. */
export interface WatchClosestWorkshopsParameters {
  /**
   * The registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  regNo: string
  /**
   * The codes of services and add-ons, separated by commas.
   *
   * @maxLength 2000
   * @pattern ^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$
   */
  serviceOfferings: string
  /**
   * The latitude of the visitor's position.
   *
   * @minimum -90
   * @maximum 90
   */
  latitude: number
  /**
   * The longitude of the visitor's position.
   *
   * @minimum -180
   * @maximum 180
   */
  longitude: number
  /**
   * The workshop after which the list continues.
   *
   * @minLength 1
   * @maxLength 40
   * @pattern ^\P{Cc}+$
   */
  cursor?: string
  /**
   * The mileage in Swedish miles, if it is known. Prices and offerings may depend on it.
   *
   * @minimum 1
   * @maximum 1000000
   */
  milage?: number
}

/** The parameters of `fetchEarliestTime`, without its body. */
export interface FetchEarliestTimeParameters {
  /**
   * The registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * The codes of services and add-ons, separated by commas.
   *
   * @maxLength 2000
   * @pattern ^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$
   */
  serviceOfferings: string
  /**
   * The latitude of the visitor's position.
   *
   * @minimum -90
   * @maximum 90
   */
  latitude: number
  /**
   * The longitude of the visitor's position.
   *
   * @minimum -180
   * @maximum 180
   */
  longitude: number
}

/** The parameters of `fetchTimeslots`, without its body. */
export interface FetchTimeslotsParameters {
  /**
   * The registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * The workshop.
   *
   * @minLength 1
   * @maxLength 40
   * @pattern ^\P{Cc}+$
   */
  departmentId: string
  /**
   * The first day, as midnight in the workshop's local time.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T00:00:00$
   */
  date: string
  /**
   * The codes of services and add-ons, separated by commas.
   *
   * @maxLength 2000
   * @pattern ^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$
   */
  serviceOfferings: string
  /**
   * The visitor whose own hold counts as free. A booking uses it, even if the page has not received the id of the
   * hold.
   *
   * @pattern ^[\w-]{16,100}$
   */
  visitorId?: string
}

/** The parameters of `removeHold`, without its body. */
export interface RemoveHoldParameters {
  /**
   * The hold.
   *
   * @pattern ^[\w-]{20,100}$
   */
  holdId: string
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
   * The key that identifies the order. A repeated request with the same key does not book twice.
   *
   * @minLength 1
   * @maxLength 200
   */
  idempotencyKey: string
  /**
   * The hold of the booked time. The booking ends it. A hold that has ended does not prevent the booking of a free
   * time.
   *
   * @pattern ^[\w-]{20,100}$
   */
  holdId?: string
  /**
   * The visitor whose own hold counts as free. A booking uses it, even if the page has not received the id of the
   * hold.
   *
   * @pattern ^[\w-]{16,100}$
   */
  visitorId?: string
}

/** The parameters of `settleOrder`, without its body. */
export interface SettleOrderParameters {
  /**
   * The key that identifies the order. A repeated request with the same key does not book twice.
   *
   * @minLength 1
   * @maxLength 200
   */
  idempotencyKey: string
}

/** The parameters of `fetchAuthorizedWorkshop`, without its body. */
export interface FetchAuthorizedWorkshopParameters {
  /**
   * The brand, with hyphens in place of spaces.
   *
   * @minLength 1
   * @maxLength 60
   * @pattern ^\P{Cc}+$
   */
  brand: string
}

/** The parameters of `fetchPrices`, without its body. */
export interface FetchPricesParameters {
  /**
   * The registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * The mileage in Swedish miles; 1 if unknown.
   *
   * @minimum 1
   * @maximum 1000000
   */
  milage: number
  /**
   * The workshop.
   *
   * @minLength 1
   * @maxLength 40
   * @pattern ^\P{Cc}+$
   */
  departmentId: string
  /**
   * The codes of services and add-ons, separated by commas.
   *
   * @maxLength 2000
   * @pattern ^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$
   */
  serviceOfferings: string
}
