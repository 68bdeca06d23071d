// Generated from schemas/services/search/calculator-option.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CalculatorOption } from "./calculator-option.js"

export declare function parseCalculatorOption(value: unknown): CalculatorOption | null
