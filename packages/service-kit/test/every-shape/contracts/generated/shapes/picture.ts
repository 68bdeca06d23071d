// Generated from schemas/services/shapes/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.

export { parseShapesPicture } from "./picture.parser.js"

/** A picture. */
export interface ShapesPicture {
  /**
   * Its bytes, in base64.
   *
   * @maxLength 4000000
   */
  data: string
}
