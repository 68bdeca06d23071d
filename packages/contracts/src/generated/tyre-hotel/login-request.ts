// Generated from schemas/services/tyre-hotel/login-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelLoginRequest } from "./login-request.parser.js"

/** A request to send a code. Spec 3 §7.3. */
export interface TyreHotelLoginRequest {
  /**
   * The encrypted phone number, as returned by the search.
   *
   * @minLength 1
   * @maxLength 1000
   * @pattern ^\P{Cc}+$
   */
  encryptedPhoneNumber: string
}
