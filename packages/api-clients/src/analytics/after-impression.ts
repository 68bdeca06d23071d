import type { ImpressionEvent } from "@forecourt/contracts/analytics/analytics-event"
// The queue's type.
import "./track.ts"

/** How often one looks whether the page was told of, in milliseconds. Spec 2 §7. */
const POLL_MS = 100

/** Without consent nobody tells of the page, and nobody reads on. */
const PATIENCE_MS = 30_000

/** Calls once the page's impression stands in the queue. What it returns stops waiting. */
export function afterImpression(call: () => void): () => void {
  if (hasImpression()) {
    call()
    return () => {}
  }
  let looksLeft = PATIENCE_MS / POLL_MS
  const timer = setInterval(() => {
    looksLeft -= 1
    const isTold = hasImpression()
    if (isTold || looksLeft === 0) clearInterval(timer)
    if (isTold) call()
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
