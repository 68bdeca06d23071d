// Generated from schemas/services/search-alerts/search-alerts.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { AlertReceipt } from "./alert-receipt.ts"
import type { AlertRequest } from "./alert-request.ts"

/** The input of `requestAlert`. */
export type RequestAlertInput = AlertRequest

/** The calls of search-alerts as plain functions, for clients and for the machines of flows. */
export interface SearchAlertsCalls {
  /**
   * Sends an e-mail with which the visitor confirms an alert.
   *
   * The response is the same whether or not the address is known, has this alert already, or has received too many
   * e-mails.
   */
  readonly requestAlert: (input: RequestAlertInput, options?: CallOptions) => Promise<AlertReceipt>
}

/** The names of the calls. */
export const SEARCH_ALERTS_CALLS = ["requestAlert"] as const

/** The error codes of the calls, with their HTTP statuses. */
export const SEARCH_ALERTS_PROBLEMS = {
  BadRequest: 400,
  ApiKeyWrong: 401,
  TooLarge: 413,
  FilterUnknown: 422,
  LooksAutomated: 422,
  TooManyRequests: 429,
  ServerError: 500,
  Unavailable: 503,
} as const

/** An error code of a call. */
export type SearchAlertsProblem = keyof typeof SEARCH_ALERTS_PROBLEMS
