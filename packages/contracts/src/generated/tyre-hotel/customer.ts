// Generated from schemas/services/tyre-hotel/customer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelCustomer } from "./customer.parser.js"

/** Whose tyres are stored, as far as somebody may know who only knows the registration number. Spec 3 §3.2. */
export interface TyreHotelCustomer {
  /**
   * The phone number, readable for the service alone; holds for a few minutes and for this vehicle.
   *
   * @minLength 1
   */
  encryptedPhoneNumber: string
  /** The phone number with most digits hidden, for its owner to recognise. */
  obfuscatedPhoneNumber: string
  /** Registration number. */
  regNo: string
  /**
   * How many digits a code of this service has. 4 when it does not say.
   *
   * @minimum 4
   * @maximum 8
   */
  codeLength?: number
}
