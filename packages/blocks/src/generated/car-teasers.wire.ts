// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the car teasers in the content platform. */
export const carTeasersWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Cars: { prop: "cars", kind: "list", of: { CarId: { prop: "carId", kind: "string" } } },
  ListLink: { prop: "listLink", kind: "link" },
  Limit: { prop: "limit", kind: "number" },
}
