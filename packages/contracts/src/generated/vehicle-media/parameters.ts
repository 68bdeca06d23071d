// Generated from schemas/services/vehicle-media/vehicle-media.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFindVehicleMediaParameters } from "./parameters.parser.js"

/** The parameters of `findVehicleMedia`, without its body. */
export interface FindVehicleMediaParameters {
  /**
   * The registration number, with or without spaces.
   *
   * @minLength 1
   * @maxLength 15
   * @pattern ^\P{Cc}+$
   */
  regNo: string
}
