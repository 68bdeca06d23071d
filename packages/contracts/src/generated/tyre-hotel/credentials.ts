// Generated from schemas/services/tyre-hotel/credentials.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelCredentials } from "./credentials.parser.js"

/** The request to which a sent code belongs. Spec 3 §3.2. */
export interface TyreHotelCredentials {
  /**
   * A token that identifies the code request and, once the code is accepted, the session.
   *
   * @minLength 1
   */
  authorizationToken: string
  /** The service's message for the visitor. */
  message?: string | null
}
