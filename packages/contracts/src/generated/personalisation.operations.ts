// Generated from schemas/services/personalisation/personalisation.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
import type { EventResponse, SendPageViewInput } from "./personalisation.ts"
import { parseEventResponse } from "./personalisation/event-answer.parser.js"
import { parsePageViewEvent } from "./personalisation/page-view-event.parser.js"
import { parseSendPageViewParameters } from "./personalisation/parameters.parser.js"

/** The operations of the service, with the format of their requests. */
export const PERSONALISATION_OPERATIONS: readonly Operation[] = [
  {
    name: "sendPageView",
    method: "POST",
    path: "/v1/events/v1.2/events",
    parameters: [{ name: "siteId", wire: "siteId", in: "query" }],
    parseParameters: parseSendPageViewParameters,
    parseBody: parsePageViewEvent,
    parseResponse: parseEventResponse,
    status: 201,
    needsSession: false,
    isRepeatable: false,
    refusals: { 400: [], 401: [] },
  },
]

/** The handlers of the service's calls. */
export interface PersonalisationHandlers<Context> {
  /**
   * Reports a page view. Spec 1 §7.
   *
   * Never retried, because a view that is counted twice is worse than a view that is missing.
   */
  readonly sendPageView: (input: SendPageViewInput, context: Context) => Promise<EventResponse>
}
