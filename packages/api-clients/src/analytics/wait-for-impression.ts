import type { ImpressionEvent } from "@forecourt/contracts/analytics/analytics-event"
// The queue's type.
import "./track.ts"

/** How often one looks whether the impression is there, in milliseconds. Spec 2 §7. */
const POLL_MS = 100

/** Without consent there is none, and nobody reads on. */
const PATIENCE_MS = 30_000

/** Calls once the page's impression stands in the queue. What it returns stops waiting. */
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

/** Commands of a tag manager stand in the queue as well. */
function isImpression(entry: unknown): entry is ImpressionEvent {
  return typeof entry === "object" && entry !== null && "event" in entry && entry.event === "page_impression"
}
