import { createPageViewEvent, type PageView, parsePageView, sendPageView } from "@forecourt/api-clients/personalisation"
import type { ServiceHttp } from "@forecourt/api-clients/service-http"
import { readText } from "@forecourt/contracts/read-body"
import { readConsent } from "../consent/consent-cookie.ts"
import { createBodyRefusal, MAX_BODY_MS } from "../refuse-body.ts"
import { formatError, reportLine } from "../report/report-line.ts"
import { MAX_BYTES } from "./visitor-limits.ts"

/**
 * The maximum number of pending calls. When this number is reached, the service is too slow, and further page views are
 * discarded.
 */
const MAX_UNDER_WAY = 50

const QUIET_MS = 60_000

/**
 * Creates the route `POST /visitor/page-view`, for visitors who have consented to statistics. A page view that cannot
 * be sent is discarded.
 */
export function createPageViewHandler(site: { readonly name: string }, http: ServiceHttp) {
  let underWay = 0
  let reportedAt = Number.NEGATIVE_INFINITY

  function sendView(view: PageView): void {
    underWay += 1
    sendPageView(http, { siteId: site.name, ...createPageViewEvent(view) })
      .catch((error: unknown) => {
        if (Date.now() - reportedAt < QUIET_MS) return
        reportedAt = Date.now()
        reportLine({ event: "page-view-lost", message: formatError(error) })
      })
      .finally(() => {
        underWay -= 1
      })
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
    if (!readConsent(request.headers.get("cookie"))?.purposes.includes("statistics"))
      return new Response(null, { status: 403 })
    const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
    if (typeof text === "number") return createBodyRefusal(text)
    const view = parsePageView(readJson(text))
    if (view === null) return new Response(null, { status: 400 })

    if (underWay < MAX_UNDER_WAY) sendView(view)
    return new Response(null, { status: 202 })
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
