// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContactPerson, Person } from "./contact-person.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const contactPersonSchema: Schema<ContactPerson>
export declare const personSchema: Schema<Person>

export declare function explainContactPerson(value: unknown, options?: DescribeOptions): Issue[]
