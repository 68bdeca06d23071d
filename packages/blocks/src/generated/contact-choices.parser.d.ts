// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContactChoice, ContactChoices } from "./contact-choices.js"

export declare function parseContactChoices(value: unknown): ContactChoices | null
export declare function parseContactChoice(value: unknown): ContactChoice | null
