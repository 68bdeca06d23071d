// Generated from schemas/services/search/primary-image.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePrimaryImage } from "./primary-image.parser.js"

/** The picture that lists show. Spec 2 §3. */
export interface PrimaryImage {
  /**
   * Address of the small picture.
   *
   * @minLength 1
   */
  thumbnail_url: string
  /** Address of the picture. */
  original?: string
  /** A few blurred pixels of it, as a data URL, until it has come. */
  blur_data_url?: string
}
