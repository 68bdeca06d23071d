export interface ContentHealth {
  /**
   * The time at which the platform last confirmed, without delay, that it knows this site. `null` if it has never done
   * so.
   */
  knownAt: number | null
  /** The current problem of the platform. `null` while the platform responds in time. */
  trouble: Trouble | null
  /**
   * The time at which a page was last refused because the platform's response was incomplete. `null` if no page was
   * refused.
   */
  refusedAt: number | null
  /** True when at least one page was served, from the platform or from the cache. */
  hasServed: boolean
}

export interface Trouble {
  readonly kind: TroubleKind
  readonly since: number
}

export type TroubleKind =
  /** The platform does not respond, is too busy, or responds with a server error. */
  | "unreachable"
  /** The platform responds, but later than a visitor should wait. */
  | "slow"
  | "refusing the key"
  /** The server responds, but does not know the platform's endpoints. */
  | "not found"
  /** The platform responds with errors even to the simplest query. */
  | "failing"
  | "without this site"

/** The problems that are considered solved only after a response about the site itself. */
const ABOUT_THE_SITE: ReadonlySet<TroubleKind> = new Set(["failing", "without this site"])

const AT_FIRST: ContentHealth = {
  knownAt: null,
  trouble: null,
  refusedAt: null,
  hasServed: false,
}

/**
 * The global key under which the process stores the state. Pages and the proxy are in separate bundles, so each of them
 * would have its own copy of a module variable.
 */
const KEY = Symbol.for("forecourt.content-health")

type Shared = typeof globalThis & { [KEY]?: ContentHealth }

export function getContentHealth(): ContentHealth {
  const shared = globalThis as Shared
  shared[KEY] ??= { ...AT_FIRST }
  return shared[KEY]
}

export function resetHealth(): void {
  Object.assign(getContentHealth(), AT_FIRST)
}

/** Records that the platform responded without delay. This does not mean that the platform knows the site. */
export function reportResponse(): void {
  const health = getContentHealth()
  if (health.trouble !== null && !ABOUT_THE_SITE.has(health.trouble.kind)) health.trouble = null
}

export function reportSite(isKnown: boolean, now: number = Date.now()): void {
  const health = getContentHealth()
  if (!isKnown) reportTrouble("without this site", now)
  else if (health.trouble === null || ABOUT_THE_SITE.has(health.trouble.kind)) {
    health.trouble = null
    health.knownAt = now
  }
}

/** Records a problem. Its start is that of the first problem since the platform last responded normally. */
export function reportTrouble(kind: TroubleKind, now: number = Date.now()): void {
  const health = getContentHealth()
  health.trouble = { kind, since: health.trouble?.since ?? now }
}

export function reportRefusal(now: number = Date.now()): void {
  getContentHealth().refusedAt = now
}

export function reportServed(): void {
  getContentHealth().hasServed = true
}
