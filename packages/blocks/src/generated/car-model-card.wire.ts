// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a car model card in the content platform. */
export const carModelCardWire: Wire = {
  Title: { prop: "title", kind: "text" },
  Text: { prop: "text", kind: "text" },
  Image: { prop: "image", kind: "image" },
  Link: { prop: "link", kind: "link" },
  IsCampaign: { prop: "isCampaign", kind: "boolean" },
  CampaignLabel: { prop: "campaignLabel", kind: "text" },
  Label1: { prop: "facts", at: 1, part: "label", kind: "text" },
  LabelValue1: { prop: "facts", at: 1, part: "value", kind: "text" },
  Label2: { prop: "facts", at: 2, part: "label", kind: "text" },
  LabelValue2: { prop: "facts", at: 2, part: "value", kind: "text" },
  Label3: { prop: "facts", at: 3, part: "label", kind: "text" },
  LabelValue3: { prop: "facts", at: 3, part: "value", kind: "text" },
  Label4: { prop: "facts", at: 4, part: "label", kind: "text" },
  LabelValue4: { prop: "facts", at: 4, part: "value", kind: "text" },
}
