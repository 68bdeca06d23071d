export interface SlidingWindowOptions {
  readonly windowMs: number
  /** The maximum number of keys. If it is exceeded, the least recently used keys are removed. */
  readonly mostKeys?: number
  readonly now?: () => number
}

const MAX_KEYS = 100_000

export function createSlidingWindow({
  windowMs,
  mostKeys = MAX_KEYS,
  now = () => performance.now(),
}: SlidingWindowOptions) {
  /** The times of the events for each key. The most recently used key is last. */
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
