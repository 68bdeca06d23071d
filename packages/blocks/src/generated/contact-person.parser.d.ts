// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContactPerson, Person } from "./contact-person.js"

export declare function parseContactPerson(value: unknown): ContactPerson | null
export declare function parsePerson(value: unknown): Person | null
