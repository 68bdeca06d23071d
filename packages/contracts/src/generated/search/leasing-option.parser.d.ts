// Generated from schemas/services/search/leasing-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LeasingOption } from "./leasing-option.js"

export declare function parseLeasingOption(value: unknown): LeasingOption | null
