// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContactPerson } from "./contact-person.js"

export declare function readContactPerson(raw: unknown): ContactPerson | null
