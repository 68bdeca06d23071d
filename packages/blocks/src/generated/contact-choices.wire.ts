// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the contact choices in the content platform. */
export const contactChoicesWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "text" },
  Choices: {
    prop: "choices",
    kind: "list",
    of: {
      Title: { prop: "title", kind: "text" },
      Text: { prop: "text", kind: "text" },
      Image: { prop: "image", kind: "image" },
      Phone: { prop: "phone", kind: "link" },
      Email: { prop: "email", kind: "link" },
      Link: { prop: "link", kind: "link" },
      Hours: { prop: "hours", kind: "string" },
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
