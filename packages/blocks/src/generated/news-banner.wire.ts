// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a news banner in the content platform. */
export const newsBannerWire: Wire = {
  Label: { prop: "label", kind: "text" },
  Date: { prop: "date", kind: "date" },
  Text: { prop: "text", kind: "text" },
  Link: { prop: "link", kind: "link" },
  Look: { prop: "look", kind: "choice", choices: { quiet: "Quiet", accent: "Accent", dark: "Dark" } },
}
