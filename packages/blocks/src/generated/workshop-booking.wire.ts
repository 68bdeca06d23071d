// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a workshop booking in the content platform. */
export const workshopBookingWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "rich-text" },
  Elsewhere: { prop: "elsewhere", kind: "list", of: { Link: { prop: "link", kind: "link" } } },
  Brands: { prop: "brands", kind: "list", of: { Name: { prop: "name", kind: "text" } } },
  DamageLink: { prop: "damageLink", kind: "link" },
  PhoneLink: { prop: "phoneLink", kind: "link" },
  ContactLink: { prop: "contactLink", kind: "link" },
  PersonalPlate: { prop: "personalPlate", kind: "string" },
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
