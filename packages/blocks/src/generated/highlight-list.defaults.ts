// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HighlightList } from "./highlight-list.ts"

/** The default values of a highlight list. */
export const highlightListDefaults = {
  titleTag: "h2",
  marker: "Check",
  backgroundColor: "None",
} satisfies Partial<HighlightList>
