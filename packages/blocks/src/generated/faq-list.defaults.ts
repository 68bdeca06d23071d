// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FaqList } from "./faq-list.ts"

/** The default values of a faq list. */
export const faqListDefaults = {
  titleTag: "h2",
  closesOthers: false,
  backgroundColor: "None",
  isForSearchEngines: true,
} satisfies Partial<FaqList>
