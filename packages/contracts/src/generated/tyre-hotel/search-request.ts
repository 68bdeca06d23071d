// Generated from schemas/services/tyre-hotel/search-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelSearchRequest } from "./search-request.parser.js"

/** A request to search for an agreement. Spec 3 §7.3. */
export interface TyreHotelSearchRequest {
  /**
   * The registration number, in capitals and without spaces. Spec 3 §5.4.
   *
   * @pattern ^[0-9A-ZÅÄÖÆØÜ]{2,7}$
   */
  regNo: string
}
