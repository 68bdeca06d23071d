// Generated from schemas/blocks/hubspot-form/hubspot-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a hubspot form in the content platform. */
export const hubspotFormWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "rich-text" },
  FormId: { prop: "formId", kind: "string" },
  PortalId: { prop: "portalId", kind: "string" },
  Region: { prop: "region", kind: "choice", choices: { eu1: "eu1", na1: "na1" } },
  Link: { prop: "link", kind: "link" },
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
