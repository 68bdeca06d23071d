// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContactChoices } from "./contact-choices.ts"

/** The default values of the contact choices. */
export const contactChoicesDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<ContactChoices>
