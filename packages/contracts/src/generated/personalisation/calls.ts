// Generated from schemas/services/personalisation/personalisation.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { EventResponse } from "./event-answer.ts"
import type { PageViewEvent } from "./page-view-event.ts"
import type { SendPageViewParameters } from "./parameters.ts"

/** The input of `sendPageView`. */
export type SendPageViewInput = SendPageViewParameters & PageViewEvent

/** The calls of personalisation as plain functions, for clients and for the machines of flows. */
export interface PersonalisationCalls {
  /**
   * Reports a page view. Spec 1 §7.
   *
   * Never retried, because a view that is counted twice is worse than a view that is missing.
   */
  readonly sendPageView: (input: SendPageViewInput, options?: CallOptions) => Promise<EventResponse>
}

/** The names of the calls. */
export const PERSONALISATION_CALLS = ["sendPageView"] as const
