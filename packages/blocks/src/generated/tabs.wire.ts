// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the tabs in the content platform. */
export const tabsWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Tabs: {
    prop: "tabs",
    kind: "list",
    of: {
      Label: { prop: "label", kind: "text" },
      Text: { prop: "text", kind: "rich-text" },
      Link: { prop: "link", kind: "link" },
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
