// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a stories teaser in the content platform. */
export const storiesTeaserWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  StoriesIndex: { prop: "storiesIndex", kind: "reference" },
  Layout: { prop: "layout", kind: "choice", choices: { default: "Default", "variant 2": "Variant 2" } },
  ShowDates: { prop: "showDates", kind: "boolean" },
  ShowMoreText: { prop: "showMoreText", kind: "text" },
}
