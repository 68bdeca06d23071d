// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a car page in the content platform. */
export const carPageWire: Wire = {
  ListLink: { prop: "listLink", kind: "link" },
  DealershipLink: { prop: "dealershipLink", kind: "link" },
  ReserveLink: { prop: "reserveLink", kind: "link" },
  PartExchangeLink: { prop: "partExchangeLink", kind: "link" },
}
