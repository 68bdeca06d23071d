import { parsePageViewEvent } from "@forecourt/api-clients/personalisation"
import { requireContentKey } from "../http/content-keys.ts"
import { type Answer, type Ask, json, Refusal } from "../http/exchange.ts"
import type { PlatformConfig } from "../platform.config.ts"
import type { Store } from "../storage/open-store.ts"
import type { PageViews } from "./page-views.ts"

export const EVENTS_PATH = "/v1/events/v1.2/events"

const BODY_LIMIT_BYTES = 16_000
const VERSION = "1.2"

export interface EventsDesk {
  readonly store: Store
  readonly views: PageViews
}

/** `POST /v1/events/v1.2/events?siteId=`: takes what the personalisation service takes, and gives its receipt. */
export async function eventsAnswer(
  ask: Ask,
  { store, views }: EventsDesk,
  keys: Pick<PlatformConfig, "apiKey" | "contextId">,
): Promise<Answer> {
  if (ask.method !== "POST") throw new Refusal(405, `${ask.method} is not possible here. Use POST.`)
  requireContentKey(ask, keys, true)
  const site = ask.url.searchParams.get("siteId") ?? ""
  if (store.get("select 1 from sites where name = ?", site) === undefined) {
    throw new Refusal(400, `There is no site "${site}". Pass ?siteId= with the name of one.`)
  }
  const event = parsePageViewEvent(await readJson(ask))
  if (event === null) {
    throw new Refusal(
      400,
      "This is no page view. Send what schemas/services/personalisation/page-view-event describes.",
    )
  }
  return json(201, { ref: views.keep(site, event), status: "OK", version: VERSION, client_key: event.client_key })
}

async function readJson(ask: Ask): Promise<unknown> {
  try {
    return JSON.parse((await ask.body(BODY_LIMIT_BYTES)).toString("utf8"))
  } catch (error) {
    if (error instanceof Refusal) throw error
    return null
  }
}
