// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, TextField } from "@forecourt/renderer"

/** One picture with a caption, in two cuts. It exists because not every picture has a text to stand beside. */
export interface Picture {
  /** Picture on wide screens, and on phones when no phone picture is set. */
  imageDesktop?: ImageField
  /** Picture on phones. */
  imagePhone?: ImageField
  /** What the picture tells beside what it shows, or who made it. */
  caption?: TextField
  /**
   * How wide the picture stands: with the text, beyond it, or from edge to edge.
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
