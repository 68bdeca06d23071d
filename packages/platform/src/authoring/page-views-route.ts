import { type Answer, type Ask, json } from "../http/exchange.ts"
import type { AuthoringDesk } from "./authoring-desk.types.ts"
import { queryOf, refuseMethod } from "./authoring-request.ts"

/** `/authoring/page-views?site=`: what the personalisation service was told, the newest first. */
export function pageViewsRoute(ask: Ask, { views }: AuthoringDesk): Answer {
  if (ask.method !== "GET") refuseMethod(ask, "GET")
  return json(200, { pageViews: views.list(queryOf(ask, "site")) })
}
