// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContactChoice, ContactChoices } from "./contact-choices.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const contactChoicesSchema: Schema<ContactChoices>
export declare const contactChoiceSchema: Schema<ContactChoice>

export declare function explainContactChoices(value: unknown, options?: DescribeOptions): Issue[]
