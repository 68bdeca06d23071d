/** What the site knows about the content platform. */
export interface ContentHealth {
  /** When the platform last answered; `null` when it never did. */
  answeredAt: number | null
  /** Since when it does not; `null` while it does. */
  silentSince: number | null
  /** Whether any page was ever served, from the platform or from the cache. */
  hasServed: boolean
}

/** One state per process: pages, proxy and server are bundled apart and would each keep their own. */
const KEY = Symbol.for("forecourt.content-health")

type Shared = typeof globalThis & { [KEY]?: ContentHealth }

export function contentHealth(): ContentHealth {
  const shared = globalThis as Shared
  shared[KEY] ??= { answeredAt: null, silentSince: null, hasServed: false }
  return shared[KEY]
}

export function noteAnswer(now: number = Date.now()): void {
  const health = contentHealth()
  health.answeredAt = now
  health.silentSince = null
}

export function noteSilence(now: number = Date.now()): void {
  contentHealth().silentSince ??= now
}

export function noteServed(): void {
  contentHealth().hasServed = true
}
