// Generated from schemas/services/search/car-image.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseCarImage } from "./car-image.parser.js"

/** A picture of a car. Spec 2 §3. */
export interface CarImage {
  /**
   * Address of the picture.
   *
   * @minLength 1
   */
  original: string
  /** A few blurred pixels of it, as a data URL, until it has come. */
  blur_data_url?: string
}
