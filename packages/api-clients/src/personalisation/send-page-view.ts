import type { CallOptions } from "../content/ask.ts"
import { parseEventAnswer } from "../generated/personalisation/event-answer.parser.js"
import type { PageView } from "../generated/personalisation/page-view.ts"
import type { PageViewEvent } from "../generated/personalisation/page-view-event.ts"
import { ApiError, type Http } from "../http/http.ts"

const CHANNEL = "WEB" // spec 1 §7
const CURRENCY = "USD" // spec 1 §7

const PATH = "/v1/events/v1.2/events"

export interface SeenPage extends PageView {
  /** Name of the site. */
  readonly site: string
}

/**
 * Tells the personalisation service that a page was seen.
 *
 * Every view has a browser identifier of its own: views are counted, visitors are not followed.
 * Never sent twice, because a view that was counted twice is worse than one that is missing.
 */
export async function sendPageView(
  http: Http,
  { site, page, variantId, language }: SeenPage,
  { signal }: CallOptions = {},
): Promise<void> {
  const event: PageViewEvent = {
    type: "VIEW",
    channel: CHANNEL,
    currency: CURRENCY,
    language: language.toUpperCase(),
    page,
    browser_id: crypto.randomUUID(),
    client_key: "",
    pos: "",
    requested_at: new Date().toISOString(),
    ext: { pageVariantId: variantId },
  }
  const operation = "sendPageView"
  const response = await http.request(PATH, {
    operation,
    query: { siteId: site },
    body: event,
    ...(signal && { signal }),
  })
  if (!response.ok) throw new ApiError({ service: http.service, operation, status: response.status })

  if (parseEventAnswer(await readJson(response)) !== null) return
  throw new ApiError({
    service: http.service,
    operation,
    status: response.status,
    problem: "got an answer in an unknown form",
  })
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
