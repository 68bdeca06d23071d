// Generated from schemas/services/search-alerts/alert-receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAlertReceipt } from "./alert-receipt.parser.js"

/** The response to a request for an alert. */
export interface AlertReceipt {
  /** The number of days within which the alert has to be confirmed with the link in the e-mail. */
  confirmWithinDays: number
}
