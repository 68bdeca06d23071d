// Generated from schemas/services/credit/representative-example-se.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SwedishExample } from "./representative-example-se.js"

export declare function parseSwedishExample(value: unknown): SwedishExample | null
