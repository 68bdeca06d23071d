// Generated from schemas/services/content/authoring-refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AuthoringRefusal } from "./authoring-refusal.js"

export declare function parseAuthoringRefusal(value: unknown): AuthoringRefusal | null
