// Generated from schemas/services/credit/representative-example-uk.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { BritishExample } from "./representative-example-uk.js"

export declare function parseBritishExample(value: unknown): BritishExample | null
