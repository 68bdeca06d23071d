// Generated from schemas/blocks/swedish-loan/swedish-loan.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SwedishLoan } from "./swedish-loan.js"

export declare function parseSwedishLoan(value: unknown): SwedishLoan | null
