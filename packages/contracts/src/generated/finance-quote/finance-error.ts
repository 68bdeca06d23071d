// Generated from schemas/services/finance-quote/finance-error.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFinanceError } from "./finance-error.parser.js"

/** An error with the reason for a missing quote. Spec 2 §7. */
export interface FinanceError {
  /** The machine-readable error code, for example TermNotOffered. */
  Code?: string
  /** The message for the visitor. */
  UserMessage: string
}
