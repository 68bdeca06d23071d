import type { AnalyticsEvent } from "@forecourt/contracts/analytics/analytics-event"

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Adds an event to `window.dataLayer`, the tag manager's queue in memory. Nothing is stored, and nothing is sent unless
 * the visitor consents and a tag manager reads the queue.
 */
export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
