// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a table in the content platform. */
export const tableWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Caption: { prop: "caption", kind: "text" },
  Columns: {
    prop: "columns",
    kind: "list",
    of: { Heading: { prop: "heading", kind: "text" }, IsNumber: { prop: "isNumber", kind: "boolean" } },
  },
  Rows: {
    prop: "rows",
    kind: "list",
    of: { Cells: { prop: "cells", kind: "list", of: { Text: { prop: "text", kind: "text" } } } },
  },
  HasRowHeadings: { prop: "hasRowHeadings", kind: "boolean" },
  Note: { prop: "note", kind: "text" },
}
