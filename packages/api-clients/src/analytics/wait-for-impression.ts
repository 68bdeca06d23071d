import type { ImpressionEvent } from "@forecourt/contracts/analytics/analytics-event"
// The queue's type.
import "./track.ts"

/** The interval at which the queue is checked. Spec 2 §7. */
const POLL_MS = 100

/** The time after which polling stops, since there is no page impression if the visitor does not consent. */
const PATIENCE_MS = 30_000

/**
 * Calls the function `call` as soon as the tag manager's queue contains the page impression. Returns a function that
 * stops waiting.
 */
export function waitForImpression(call: () => void): () => void {
  if (hasImpression()) {
    call()
    return () => {}
  }
  let looksLeft = PATIENCE_MS / POLL_MS
  const timer = setInterval(() => {
    looksLeft -= 1
    const isThere = hasImpression()
    if (isThere || looksLeft === 0) clearInterval(timer)
    if (isThere) call()
  }, POLL_MS)
  return () => clearInterval(timer)
}

function hasImpression(): boolean {
  return window.dataLayer?.some(isImpression) ?? false
}

function isImpression(entry: unknown): entry is ImpressionEvent {
  return typeof entry === "object" && entry !== null && "event" in entry && entry.event === "page_impression"
}
