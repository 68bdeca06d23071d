// Generated from schemas/blocks/text-section/text-section.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextSection } from "./text-section.ts"

/** The default values of a text section. */
export const textSectionDefaults = {
  titleTag: "h2",
  layout: "Stacked",
  backgroundColor: "None",
} satisfies Partial<TextSection>
