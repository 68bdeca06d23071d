/** How many are expected at a time. Spec 3 §4.1. */
export const EXPECTED = 5

/**
 * `streaming`: they come one after the other; `paused`: more can be fetched; `ended`: there are no more, or none at all;
 * `failed`: it broke off.
 */
export type StreamStatus = "streaming" | "paused" | "ended" | "failed"

/** What has come, and what had when the stream was last begun. */
export interface Stream {
  readonly status: StreamStatus
  readonly count: number
  readonly begun: number
}

/** What is known once the caller says another status or count. A list that shrinks is another one. */
export function updateStream(before: Stream, status: StreamStatus, count: number): Stream {
  const isNew = status === "streaming" && before.status !== "streaming"
  const begun = count < before.count ? 0 : isNew ? before.count : before.begun
  return { status, count, begun: Math.min(begun, count) }
}

/** How many places are kept for what is on its way. */
export function getPlacesLeft({ status, count, begun }: Stream, expected: number): number {
  return status === "streaming" ? Math.max(expected - (count - begun), 0) : 0
}

/** What is said of a stream. */
export type StreamMessage = "loading" | "count" | "none" | "end" | "failed"

/** Only when it begins and when it stops: not of every item that comes. */
export function getMessage({ status, count }: Stream): StreamMessage {
  switch (status) {
    case "streaming":
      return "loading"
    case "paused":
      return "count"
    case "ended":
      return count === 0 ? "none" : "end"
    case "failed":
      return "failed"
  }
}
