// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a quote in the content platform. */
export const quoteWire: Wire = {
  Text: { prop: "text", kind: "text" },
  Name: { prop: "name", kind: "text" },
  Role: { prop: "role", kind: "text" },
  Image: { prop: "image", kind: "image" },
  BackgroundColor: {
    prop: "backgroundColor",
    kind: "choice",
    choices: {
      none: "None",
      backgroundcolor1: "BackgroundColor1",
      backgroundcolor2: "BackgroundColor2",
      backgroundcolor3: "BackgroundColor3",
    },
  },
}
