// Generated from schemas/services/search/car-image.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseCarImage } from "./car-image.parser.js"

/** A picture of a car. Spec 2 §3. */
export interface CarImage {
  /**
   * The address of the picture.
   *
   * @minLength 1
   */
  original: string
  /** A blurred preview of a few pixels, as a data URL, shown until the picture is loaded. */
  blur_data_url?: string
}
