// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HighlightList } from "./highlight-list.ts"

/** What a highlight list has where its editor chose nothing. */
export const highlightListDefaults = {
  titleTag: "h2",
  marker: "Check",
  backgroundColor: "None",
} satisfies Partial<HighlightList>
