// Generated from schemas/services/credit/representative-example-fi.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinnishExample } from "./representative-example-fi.js"

export declare function parseFinnishExample(value: unknown): FinnishExample | null
