// Generated from schemas/services/credit/representative-example-sk.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SlovakExample } from "./representative-example-sk.js"

export declare function parseSlovakExample(value: unknown): SlovakExample | null
