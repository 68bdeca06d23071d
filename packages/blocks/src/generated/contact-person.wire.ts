// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a contact person in the content platform. */
export const contactPersonWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "text" },
  People: {
    prop: "people",
    kind: "list",
    of: {
      Name: { prop: "name", kind: "text" },
      Role: { prop: "role", kind: "text" },
      Text: { prop: "text", kind: "text" },
      Phone: { prop: "phone", kind: "link" },
      Email: { prop: "email", kind: "link" },
      Image: { prop: "image", kind: "image" },
    },
  },
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
