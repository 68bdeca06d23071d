// Generated from schemas/services/forms/form-receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFormReceipt } from "./form-receipt.parser.js"

/** A message was taken in. */
export interface FormReceipt {
  /**
   * Which one.
   *
   * @minLength 1
   */
  formSubmissionId: string
}
