// Generated from schemas/services/personalisation/personalisation.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import type { EventResponse, PersonalisationCalls, SendPageViewInput } from "@forecourt/contracts/personalisation"
import { parseEventResponse } from "@forecourt/contracts/personalisation/event-answer"
import { fetchParsed, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createPersonalisationHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("personalisation", options, { apiKeyHeader: "x-sitecore-contextid" })
}

/**
 * Reports a page view. Spec 1 §7.
 *
 * Never retried, because a view that is counted twice is worse than a view that is missing.
 */
export function sendPageView(
  http: ServiceHttp,
  { siteId, ...body }: SendPageViewInput,
  options?: CallOptions,
): Promise<EventResponse> {
  const request: ServiceRequest = {
    operation: "sendPageView",
    method: "POST",
    path: "/v1/events/v1.2/events",
    query: { siteId },
    body,
    status: 201,
    isRepeatable: false,
  }
  return fetchParsed(http, request, parseEventResponse, options)
}

/** Creates all calls of the service for one connection. */
export function personalisationClient(http: ServiceHttp): PersonalisationCalls {
  return {
    sendPageView: (input, options) => sendPageView(http, input, options),
  }
}
