// Generated from schemas/services/finance-quote/finance-error.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFinanceError } from "./finance-error.parser.js"

/** Why there is no quote. Spec 2 §7. */
export interface FinanceError {
  /** The reason for programs, for example TermNotOffered. */
  Code?: string
  /** The reason for the visitor. */
  UserMessage: string
}
