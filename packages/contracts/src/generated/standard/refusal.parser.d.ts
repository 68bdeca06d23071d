// Generated from schemas/services/standard/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StandardRefusal } from "./refusal.js"

export declare function parseStandardRefusal(value: unknown): StandardRefusal | null
