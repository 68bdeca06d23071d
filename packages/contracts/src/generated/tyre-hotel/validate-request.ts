// Generated from schemas/services/tyre-hotel/validate-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelValidateRequest } from "./validate-request.parser.js"

/** A request to validate a code. Spec 3 §7.3. */
export interface TyreHotelValidateRequest {
  /**
   * The token of the credentials.
   *
   * @minLength 1
   * @maxLength 1000
   * @pattern ^\P{Cc}+$
   */
  authToken: string
  /**
   * The code.
   *
   * @pattern ^\d{4,8}$
   */
  otpToken: string
}
