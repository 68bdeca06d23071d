// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a stage row in the content platform. */
export const stageRowWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "rich-text" },
  Columns: { prop: "columns", kind: "choice", choices: { 3: "3", 4: "4" } },
  Stages: {
    prop: "stages",
    kind: "list",
    of: {
      Image: { prop: "image", kind: "image" },
      Title: { prop: "title", kind: "text" },
      Text: { prop: "text", kind: "text" },
      Link: { prop: "link", kind: "link" },
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
