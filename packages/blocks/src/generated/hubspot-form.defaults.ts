// Generated from schemas/blocks/hubspot-form/hubspot-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HubspotForm } from "./hubspot-form.ts"

/** The default values of a hubspot form. */
export const hubspotFormDefaults = {
  titleTag: "h2",
  region: "eu1",
  backgroundColor: "None",
} satisfies Partial<HubspotForm>
