// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { JotformForm } from "./jotform-form.ts"

/** What a jotform form has where its editor chose nothing. */
export const jotformFormDefaults = {
  titleTag: "h2",
  dataCentre: "EU",
  backgroundColor: "None",
} satisfies Partial<JotformForm>
