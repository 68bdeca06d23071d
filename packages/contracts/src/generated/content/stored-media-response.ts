// Generated from schemas/services/content/stored-media-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStoredMediaResponse } from "./stored-media-response.parser.js"

/** What an upload was stored as. */
export interface StoredMediaResponse {
  /** Path of the upload, in lower case. */
  path: string
  /** Address to write into a field. */
  src: string
  /** Media type, for example image/png. */
  mimeType: string
  /** Size in bytes. */
  size: number
  /** Width in pixels, of a picture. */
  width?: number
  /** Height in pixels, of a picture. */
  height?: number
}
