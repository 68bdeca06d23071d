// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a stories list in the content platform. */
export const storiesListWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "text" },
  StoriesIndex: { prop: "storiesIndex", kind: "reference" },
}
