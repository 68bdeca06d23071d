// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the dealership teasers in the content platform. */
export const dealershipTeasersWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Selection: { prop: "selection", kind: "choice", choices: { workshops: "Workshops", first: "First" } },
  Link: { prop: "link", kind: "link" },
}
