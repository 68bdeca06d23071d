// Generated from schemas/blocks/swedish-loan/swedish-loan.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { SwedishLoan } from "./swedish-loan.js"
import type { Schema } from "./zod.js"

export declare const swedishLoanSchema: Schema<SwedishLoan>

export declare function explainSwedishLoan(value: unknown, options?: DescribeOptions): Issue[]
