// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContactPerson } from "./contact-person.ts"

/** The default values of a contact person. */
export const contactPersonDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<ContactPerson>
