import type { PageView } from "@forecourt/contracts/personalisation/page-view"
import type { PageViewEvent } from "@forecourt/contracts/personalisation/page-view-event"

const CHANNEL = "WEB" // spec 1 §7
const CURRENCY = "USD" // spec 1 §7

/**
 * Creates the event of a viewed page in the form of the personalisation service.
 *
 * Every view has a separate browser identifier: views are counted, visitors are not followed.
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
