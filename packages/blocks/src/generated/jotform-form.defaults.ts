// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { JotformForm } from "./jotform-form.ts"

/** The default values of a jotform form. */
export const jotformFormDefaults = {
  titleTag: "h2",
  dataCentre: "EU",
  backgroundColor: "None",
} satisfies Partial<JotformForm>
