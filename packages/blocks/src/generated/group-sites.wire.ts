// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the group sites in the content platform. */
export const groupSitesWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "text" },
  Sites: {
    prop: "sites",
    kind: "list",
    of: {
      Country: { prop: "country", kind: "text" },
      Name: { prop: "name", kind: "text" },
      Text: { prop: "text", kind: "text" },
      Link: { prop: "link", kind: "link" },
      Language: {
        prop: "language",
        kind: "choice",
        choices: { sv: "sv", nb: "nb", da: "da", en: "en", fi: "fi", sk: "sk" },
      },
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
