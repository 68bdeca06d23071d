/** What the site knows about the content platform, and of its own start. */
export interface ContentHealth {
  /** When the platform last answered in time; `null` when it never did. */
  answeredAt: number | null
  /** What is wrong with it; `null` while it answers in time. */
  trouble: Trouble | null
  /** When a page was last refused because the platform did not give all of it; `null` when none was. */
  refusedAt: number | null
  /** Whether any page was ever served, from the platform or from the cache. */
  hasServed: boolean
  /** Whether the server is still reading the pages that must be there when nothing else is. */
  isStarting: boolean
}

export interface Trouble {
  /** `slow` answers, but later than a visitor should wait; `without this site` answers, but not for it. */
  readonly kind: "unreachable" | "slow" | "without this site"
  readonly since: number
}

const AT_FIRST: ContentHealth = {
  answeredAt: null,
  trouble: null,
  refusedAt: null,
  hasServed: false,
  isStarting: false,
}

/** One state per process: pages, proxy and server are bundled apart and would each keep their own. */
const KEY = Symbol.for("forecourt.content-health")

type Shared = typeof globalThis & { [KEY]?: ContentHealth }

export function contentHealth(): ContentHealth {
  const shared = globalThis as Shared
  shared[KEY] ??= { ...AT_FIRST }
  return shared[KEY]
}

/** For tests: as if the process had just begun. */
export function forgetHealth(): void {
  Object.assign(contentHealth(), AT_FIRST)
}

/** An answer in time. It does not say that the platform knows this site. */
export function noteAnswer(now: number = Date.now()): void {
  const health = contentHealth()
  health.answeredAt = now
  if (health.trouble?.kind !== "without this site") health.trouble = null
}

/** Whether the platform knows this site. */
export function noteSite(isKnown: boolean, now: number = Date.now()): void {
  const health = contentHealth()
  if (!isKnown) noteTrouble("without this site", now)
  else if (health.trouble?.kind === "without this site") health.trouble = null
}

/** Trouble began when the first of its kinds did. */
export function noteTrouble(kind: Trouble["kind"], now: number = Date.now()): void {
  const health = contentHealth()
  health.trouble = { kind, since: health.trouble?.since ?? now }
}

export function noteRefusal(now: number = Date.now()): void {
  contentHealth().refusedAt = now
}

export function noteServed(): void {
  contentHealth().hasServed = true
}
