import { parsePageViewEvent } from "@forecourt/api-clients/personalisation"
import { type ContentKeys, checkContentKey } from "@forecourt/content-service"
import { ServiceError } from "@forecourt/service-kit/errors"
import { getQuery, readJson, refuseMethod, type ServiceEnv } from "@forecourt/service-kit/http"
import { Hono } from "hono"
import type { PageViews } from "./page-views.ts"

export const EVENTS_PATH = "/v1/events/v1.2/events"

const MAX_BYTES = 16_000
const VERSION = "1.2"

interface EventsOptions {
  readonly views: PageViews
  readonly hasSite: (name: string) => boolean
  readonly keys: ContentKeys
}

export function createEventsRoute({ views, hasSite, keys }: EventsOptions): Hono<ServiceEnv> {
  const route = new Hono<ServiceEnv>()
  route.all("/", async (context) => {
    if (context.req.method !== "POST") refuseMethod(context, ["POST"])
    checkContentKey(context, keys, true)
    const site = context.req.query("siteId") ?? ""
    if (!hasSite(site))
      throw new ServiceError("BadRequest", `There is no site "${site}". Pass ?siteId= with the name of one.`)
    const event = parsePageViewEvent(await readJson(context, { maxBytes: MAX_BYTES }).catch(toNull))
    if (event === null) {
      throw new ServiceError(
        "BadRequest",
        "This is no page view. Send what schemas/services/personalisation/page-view-event describes.",
      )
    }
    const ref = await views.keep(site, event)
    return context.json({ ref, status: "OK", version: VERSION, client_key: event.client_key }, 201)
  })
  return route
}

/**
 * Returns `null` for an error that was caused by invalid JSON, so that the request is rejected like one with an invalid
 * page view. Throws any other error again.
 */
function toNull(error: unknown): null {
  if (error instanceof ServiceError && error.status === 400) return null
  throw error
}

export function createPageViewsRoute(views: PageViews): Hono<ServiceEnv> {
  const route = new Hono<ServiceEnv>()
  route.get("/", async (context) => context.json({ pageViews: await views.list(getQuery(context, "site")) }))
  route.all("/", (context) => refuseMethod(context, ["GET"]))
  return route
}
