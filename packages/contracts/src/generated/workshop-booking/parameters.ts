// Generated from schemas/services/workshop-booking/workshop-booking.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseCreateBookingParameters,
  parseFetchAddonsParameters,
  parseFetchAuthorizedWorkshopParameters,
  parseFetchCarParameters,
  parseFetchPricesParameters,
  parseFetchServicesParameters,
  parseFetchTimeslotsParameters,
  parseSettleOrderParameters,
  parseWatchClosestWorkshopsParameters,
} from "./parameters.parser.js"

/** The parameters of `fetchCar`, without its body. */
export interface FetchCarParameters {
  /**
   * Registration number, with or without spaces.
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
   * Registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * Where the visitor is: north.
   *
   * @minimum -90
   * @maximum 90
   */
  lat: number
  /**
   * Where the visitor is: east.
   *
   * @minimum -180
   * @maximum 180
   */
  lng: number
}

/** The parameters of `fetchAddons`, without its body. */
export interface FetchAddonsParameters {
  /**
   * Registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * Where the visitor is: north.
   *
   * @minimum -90
   * @maximum 90
   */
  lat: number
  /**
   * Where the visitor is: east.
   *
   * @minimum -180
   * @maximum 180
   */
  lng: number
}

/** The parameters of `watchClosestWorkshops`, without its body. */
export interface WatchClosestWorkshopsParameters {
  /**
   * Registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  regNo: string
  /**
   * Codes of services and add-ons, with commas between.
   *
   * @maxLength 2000
   * @pattern ^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$
   */
  serviceOfferings: string
  /**
   * Where the visitor is: north.
   *
   * @minimum -90
   * @maximum 90
   */
  latitude: number
  /**
   * Where the visitor is: east.
   *
   * @minimum -180
   * @maximum 180
   */
  longitude: number
  /**
   * The workshop behind which the list goes on.
   *
   * @minLength 1
   * @maxLength 40
   * @pattern ^\P{Cc}+$
   */
  cursor?: string
}

/** The parameters of `fetchTimeslots`, without its body. */
export interface FetchTimeslotsParameters {
  /**
   * Registration number, with or without spaces.
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
   * The first day, as midnight by the workshop's own clock.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T00:00:00$
   */
  date: string
  /**
   * Codes of services and add-ons, with commas between.
   *
   * @maxLength 2000
   * @pattern ^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$
   */
  serviceOfferings: string
}

/** The parameters of `createBooking`, without its body. */
export interface CreateBookingParameters {
  /**
   * Names this order: the same one again does not book twice.
   *
   * @minLength 1
   * @maxLength 200
   */
  idempotencyKey: string
}

/** The parameters of `settleOrder`, without its body. */
export interface SettleOrderParameters {
  /**
   * Names this order: the same one again does not book twice.
   *
   * @minLength 1
   * @maxLength 200
   */
  idempotencyKey: string
}

/** The parameters of `fetchAuthorizedWorkshop`, without its body. */
export interface FetchAuthorizedWorkshopParameters {
  /**
   * A brand, with hyphens in place of its spaces.
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
   * Registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * In Swedish miles; 1 when it is not known.
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
   * Codes of services and add-ons, with commas between.
   *
   * @maxLength 2000
   * @pattern ^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$
   */
  serviceOfferings: string
}
