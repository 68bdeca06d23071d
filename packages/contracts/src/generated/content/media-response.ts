// Generated from schemas/services/content/media-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseMediaResponse } from "./media-response.parser.js"

/** The uploads in the media library. */
export interface MediaResponse {
  /** The uploads by path. */
  media: {
    /** The path of the upload, in lower case. */
    path: string
    /** The address to enter in a field. */
    src: string
    /** The media type, for example image/png. */
    mimeType: string
    /** The size in bytes. */
    size: number
    /** The width in pixels, for a picture. */
    width?: number
    /** The height in pixels, for a picture. */
    height?: number
  }[]
}
