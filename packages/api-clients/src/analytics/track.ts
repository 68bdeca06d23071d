import type { AnalyticsEvent } from "@forecourt/contracts/analytics/analytics-event"

/** The tag manager's queue. It may be read before, while or after we write to it. */
declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Puts an event into the queue, in the order in which things happened. The queue lives in the page's memory and goes
 * with it: nothing is stored, and nothing leaves the browser unless the visitor agrees and a tag manager comes to read.
 */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
