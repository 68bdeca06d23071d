// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContactChoices } from "./contact-choices.ts"

/** What the contact choices has where its editor chose nothing. */
export const contactChoicesDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<ContactChoices>
