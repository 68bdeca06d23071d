import type { AnalyticsEvent } from "@forecourt/contracts/analytics/analytics-event"

/** The tag manager's queue. It may be read before, while or after we write to it. */
declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Adds an event to the queue, in the order in which events happened. The queue is in the page's memory and is lost
 * with it: nothing is stored, and nothing leaves the browser unless the visitor consents and a tag manager loads
 * and reads it.
 */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
