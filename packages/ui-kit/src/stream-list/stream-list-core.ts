/** The expected number of items per request. Spec 3 §4.1. */
export const EXPECTED = 5

export type StreamStatus = "streaming" | "paused" | "ended" | "failed"

export interface Stream {
  readonly status: StreamStatus
  readonly count: number
  readonly initialCount: number
}

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
 * Returns the key of the message to announce. The key changes when loading starts or stops, but not with every item.
 */
export function getMessage({ status, count }: Stream): StreamMessage {
  const ended = count === 0 ? "none" : "end"
  return ({ streaming: "loading", paused: "count", ended, failed: "failed" } as const)[status]
}
