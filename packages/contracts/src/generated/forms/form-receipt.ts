// Generated from schemas/services/forms/form-receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFormReceipt } from "./form-receipt.parser.js"

/** A receipt for a submitted message. */
export interface FormReceipt {
  /**
   * The identifier of the message.
   *
   * @minLength 1
   */
  formSubmissionId: string
}
