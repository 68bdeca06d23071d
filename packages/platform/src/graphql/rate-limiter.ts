export interface Turn {
  readonly isAllowed: boolean
  readonly headers: Readonly<Record<string, string>>
}

const WINDOW_MS = 1000

/** Counts requests of each key in windows of one second, and says in three headers where the caller stands. */
export function rateLimiter(now: () => number = Date.now): (key: string, limit: number, counts: boolean) => Turn {
  const windows = new Map<string, { start: number; used: number }>()

  return (key, limit, counts) => {
    if (limit === 0) return { isAllowed: true, headers: {} }
    const time = now()
    let window = windows.get(key)
    if (window === undefined || time - window.start >= WINDOW_MS) {
      window = { start: time, used: 0 }
      windows.set(key, window)
    }
    const isAllowed = !counts || window.used < limit
    if (counts && isAllowed) window.used += 1
    return {
      isAllowed,
      headers: {
        "x-rate-limit-limit": String(limit),
        "x-rate-limit-remaining": String(Math.max(0, limit - window.used)),
        "x-rate-limit-reset": "1",
      },
    }
  }
}
