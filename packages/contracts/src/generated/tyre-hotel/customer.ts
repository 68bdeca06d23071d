// Generated from schemas/services/tyre-hotel/customer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelCustomer } from "./customer.parser.js"

/**
 * The owner of stored tyres, limited to what a visitor who knows only the registration number may see. Spec 3
 * §3.2.
 */
export interface TyreHotelCustomer {
  /**
   * The encrypted phone number, which only the service can read. Valid for a few minutes and for this vehicle only.
   *
   * @minLength 1
   */
  encryptedPhoneNumber: string
  /** The phone number with most digits hidden, so that its owner can recognise it. */
  obfuscatedPhoneNumber: string
  /** The registration number. */
  regNo: string
  /**
   * The number of digits in a code of this service. If omitted, 4.
   *
   * @minimum 4
   * @maximum 8
   */
  codeLength?: number
}
