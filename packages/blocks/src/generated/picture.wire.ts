// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a picture in the content platform. */
export const pictureWire: Wire = {
  ImageDesktop: { prop: "imageDesktop", kind: "image" },
  ImagePhone: { prop: "imagePhone", kind: "image" },
  Caption: { prop: "caption", kind: "text" },
  Width: { prop: "width", kind: "choice", choices: { content: "Content", wide: "Wide", full: "Full" } },
}
