// Generated from schemas/services/search/primary-image.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePrimaryImage } from "./primary-image.parser.js"

/** The picture shown in lists. Spec 2 §3. */
export interface PrimaryImage {
  /**
   * The address of the thumbnail.
   *
   * @minLength 1
   */
  thumbnail_url: string
  /** The address of the picture. */
  original?: string
  /** A blurred preview of a few pixels, as a data URL, shown until the picture is loaded. */
  blur_data_url?: string
}
