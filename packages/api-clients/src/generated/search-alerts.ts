// Generated from schemas/services/search-alerts/search-alerts.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import type { AlertReceipt, RequestAlertInput, SearchAlertsCalls } from "@forecourt/contracts/search-alerts"
import { parseAlertReceipt } from "@forecourt/contracts/search-alerts/alert-receipt"
import { fetchParsed, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createSearchAlertsHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("search-alerts", options, { apiKeyHeader: "x-api-key" })
}

/**
 * Sends an e-mail with which the visitor confirms an alert.
 *
 * The response is the same whether or not the address is known, has this alert already, or has received too many
 * e-mails.
 */
export function requestAlert(http: ServiceHttp, body: RequestAlertInput, options?: CallOptions): Promise<AlertReceipt> {
  const request: ServiceRequest = {
    operation: "requestAlert",
    method: "POST",
    path: "/api/search-alerts",
    body,
    status: 202,
    isRepeatable: false,
  }
  return fetchParsed(http, request, parseAlertReceipt, options)
}

/** Creates all calls of the service for one connection. */
export function searchAlertsClient(http: ServiceHttp): SearchAlertsCalls {
  return {
    requestAlert: (input, options) => requestAlert(http, input, options),
  }
}
