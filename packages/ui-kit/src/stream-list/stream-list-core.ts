/** The number of items that are expected per request. Spec 3 §4.1. */
export const EXPECTED = 5

/**
 * The status of the stream. `streaming`: items arrive one at a time; `paused`: more can be loaded; `ended`: there are
 * no more, or none at all; `failed`: the stream was interrupted.
 */
export type StreamStatus = "streaming" | "paused" | "ended" | "failed"

/** The number of items, both currently and when the stream was last started. */
export interface Stream {
  readonly status: StreamStatus
  readonly count: number
  readonly initialCount: number
}

/**
 * Returns the stream after the caller reports another status or count. When the list becomes shorter, its placeholders
 * are counted from the start.
 */
export function updateStream(previous: Stream, status: StreamStatus, count: number): Stream {
  const isNew = status === "streaming" && previous.status !== "streaming"
  const initialCount = count < previous.count ? 0 : isNew ? previous.count : previous.initialCount
  return { status, count, initialCount: Math.min(initialCount, count) }
}

/** Returns the number of placeholders for items that have not arrived. */
export function getPlacesLeft({ status, count, initialCount }: Stream, expected: number): number {
  return status === "streaming" ? Math.max(expected - (count - initialCount), 0) : 0
}

/** The message of a stream. */
export type StreamMessage = "loading" | "count" | "none" | "end" | "failed"

/** Returns the message of a stream: one when it starts and one when it stops, instead of one per item. */
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
