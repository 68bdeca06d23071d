// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ContactChoices } from "./contact-choices.js"

export declare function readContactChoices(raw: unknown): ContactChoices | null
