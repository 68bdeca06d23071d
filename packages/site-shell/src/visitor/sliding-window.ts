export interface SlidingWindowOptions {
  readonly windowMs: number
  /** More than this many are not remembered: those that were seen least recently are forgotten. */
  readonly mostKeys?: number
  readonly now?: () => number
}

const MAX_KEYS = 100_000

/** Counts how often each key was seen in the time that has just passed. */
export function createSlidingWindow({
  windowMs,
  mostKeys = MAX_KEYS,
  now = () => performance.now(),
}: SlidingWindowOptions) {
  /** Moments by key; the key that was seen last is the last one. */
  const seen = new Map<string, readonly number[]>()

  function getMoments(key: string): readonly number[] {
    const since = now() - windowMs
    return (seen.get(key) ?? []).filter((moment) => moment > since)
  }

  function forget(): void {
    const since = now() - windowMs
    for (const [key, moments] of seen) {
      if (seen.size <= mostKeys && (moments.at(-1) ?? since) > since) return
      seen.delete(key)
    }
  }

  return {
    /** Returns the time until a key is below `most` times; 0 when it is. */
    waitMs(key: string, most: number): number {
      const first = getMoments(key).at(-most)
      return first === undefined ? 0 : first + windowMs - now()
    },

    count(key: string): void {
      const moments = [...getMoments(key), now()]
      seen.delete(key)
      seen.set(key, moments)
      forget()
    },

    get size(): number {
      return seen.size
    },
  }
}
