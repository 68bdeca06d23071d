// Generated from schemas/blocks/swedish-loan/swedish-loan.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SwedishLoan } from "./swedish-loan.ts"

/** The default values of a swedish loan. */
export const swedishLoanDefaults = { titleTag: "h2" } satisfies Partial<SwedishLoan>
