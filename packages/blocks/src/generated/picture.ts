// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, TextField } from "@forecourt/renderer"

/** A picture with a caption, in two crops. Use it for a picture without an accompanying text. */
export interface Picture {
  /** The picture on wide screens, and on phones when no phone picture is set. */
  imageDesktop?: ImageField
  /** The picture on phones. */
  imagePhone?: ImageField
  /** The caption: information in addition to the picture's content, or the author of the picture. */
  caption?: TextField
  /**
   * The width of the picture: as wide as the text, wider than the text, or from edge to edge.
   *
   * @default "Content"
   */
  width: "Content" | "Wide" | "Full"
}

/** A picture before its defaults are filled in. */
export interface PictureInput {
  imageDesktop?: ImageField
  imagePhone?: ImageField
  caption?: TextField
  width?: "Content" | "Wide" | "Full"
}
