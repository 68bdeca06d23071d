// Generated from schemas/services/vehicle-media/vehicle-media.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFindVehicleMediaParameters } from "./parameters.parser.js"

/** What `findVehicleMedia` is called with beside its body. */
export interface FindVehicleMediaParameters {
  /**
   * Registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 15
   * @pattern ^\P{Cc}+$
   */
  regNo: string
}
