// Generated from schemas/services/tyre-hotel/credentials.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelCredentials } from "./credentials.parser.js"

/** What a code belongs to that has been sent. Spec 3 §3.2. */
export interface TyreHotelCredentials {
  /**
   * Names the request for a code; once the code is accepted, the session.
   *
   * @minLength 1
   */
  authorizationToken: string
  /** Words of the service for the visitor. */
  message?: string | null
}
