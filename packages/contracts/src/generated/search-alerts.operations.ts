// Generated from schemas/services/search-alerts/search-alerts.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
import type { AlertReceipt, RequestAlertInput } from "./search-alerts.ts"
import { parseAlertReceipt } from "./search-alerts/alert-receipt.parser.js"
import { parseAlertRequest } from "./search-alerts/alert-request.parser.js"

/** The operations of the service, with the format of their requests. */
export const SEARCH_ALERTS_OPERATIONS: readonly Operation[] = [
  {
    name: "requestAlert",
    method: "POST",
    path: "/api/search-alerts",
    parameters: [],
    parseBody: parseAlertRequest,
    parseResponse: parseAlertReceipt,
    status: 202,
    needsSession: false,
    isRepeatable: false,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      413: ["TooLarge"],
      422: ["FilterUnknown", "LooksAutomated"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
      503: ["Unavailable"],
    },
    limits: { address: 20 },
  },
]

/** The handlers of the service's calls. */
export interface SearchAlertsHandlers<Context> {
  /**
   * Sends an e-mail with which the visitor confirms an alert.
   *
   * The response is the same whether or not the address is known, has this alert already, or has received too many
   * e-mails.
   */
  readonly requestAlert: (input: RequestAlertInput, context: Context) => Promise<AlertReceipt>
}
