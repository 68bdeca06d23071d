/** The expected number of items per request. Spec 3 §4.1. */
export const EXPECTED = 5

/**
 * The status of the stream. `streaming`: items are arriving one at a time. `paused`: more items can be loaded. `ended`:
 * there are no more items, or none at all. `failed`: the stream was interrupted.
 */
export type StreamStatus = "streaming" | "paused" | "ended" | "failed"

export interface Stream {
  readonly status: StreamStatus
  readonly count: number
  readonly initialCount: number
}

/**
 * Returns the stream with a new status or count. If the number of items has decreased, the list is treated as a new
 * one.
 */
export function updateStream(previous: Stream, status: StreamStatus, count: number): Stream {
  const isNew = status === "streaming" && previous.status !== "streaming"
  const initialCount = count < previous.count ? 0 : isNew ? previous.count : previous.initialCount
  return { status, count, initialCount: Math.min(initialCount, count) }
}

export function getPlacesLeft({ status, count, initialCount }: Stream, expected: number): number {
  return status === "streaming" ? Math.max(expected - (count - initialCount), 0) : 0
}

export type StreamMessage = "loading" | "count" | "none" | "end" | "failed"

/**
 * Returns the message for the state of a stream. The message changes only when loading starts and stops, not with every
 * item.
 */
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
