// Generated from schemas/services/finance-quote/finance-defaults.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FinanceDefaults } from "./finance-defaults.js"

export declare function parseFinanceDefaults(value: unknown): FinanceDefaults | null
