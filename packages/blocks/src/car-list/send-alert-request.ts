import { createSearchAlertsHttp, searchAlertsClient } from "@forecourt/api-clients/search-alerts"
import { RejectedRequestError } from "@forecourt/api-clients/service-http"
import type { AlertRequest } from "@forecourt/contracts/search-alerts"
import type { PostedOutcome } from "../forms/posted-outcome.ts"

const REFUSED = [400, 422]

/** Sends the request for an alert to the site. */
export async function sendAlertRequest(request: AlertRequest, language: string): Promise<PostedOutcome> {
  const http = createSearchAlertsHttp({ url: location.origin, language, retries: 0 })
  try {
    await searchAlertsClient(http).requestAlert(request)
    return "sent"
  } catch (error) {
    return error instanceof RejectedRequestError && REFUSED.includes(error.status) ? "wrong" : "failed"
  }
}
