import type { PageView } from "@forecourt/contracts/personalisation/page-view"
import type { PageViewEvent } from "@forecourt/contracts/personalisation/page-view-event"

const CHANNEL = "WEB" // spec 1 §7
const CURRENCY = "USD" // spec 1 §7

/**
 * Creates the event that reports a page view to the personalisation service. Every event has a new browser identifier,
 * so that visitors are not tracked.
 */
export function createPageViewEvent({ page, variantId, language }: PageView): PageViewEvent {
  return {
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
}
