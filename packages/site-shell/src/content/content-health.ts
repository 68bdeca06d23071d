export interface ContentHealth {
  /**
   * The time of the last response in which the platform confirmed that it knows this site. Slow responses do not count.
   * `null` if the platform has never confirmed this.
   */
  knownAt: number | null
  /** The current problem with the platform. `null` if the platform responds in time. */
  trouble: Trouble | null
  /**
   * The time at which a page was last rejected because a response of the platform was incomplete. `null` if no page has
   * been rejected.
   */
  refusedAt: number | null
  /** True if at least one page has been served, whether from the platform or from the cache. */
  hasServed: boolean
}

export interface Trouble {
  readonly kind: TroubleKind
  readonly since: number
}

export type TroubleKind =
  /** The platform does not respond, is too busy, or responds with a server error. */
  | "unreachable"
  /** The platform responds, but more slowly than visitors should have to wait. */
  | "slow"
  | "refusing the key"
  /** A server responds, but it does not have the endpoints of the platform. */
  | "not found"
  /** The platform returns errors even for the simplest query. */
  | "failing"
  | "without this site"

/** The kinds of problem that count as solved only after the platform has answered a query about this site. */
const ABOUT_THE_SITE: ReadonlySet<TroubleKind> = new Set(["failing", "without this site"])

const AT_FIRST: ContentHealth = {
  knownAt: null,
  trouble: null,
  refusedAt: null,
  hasServed: false,
}

/**
 * The key under which the state is stored globally. Pages and the proxy are separate bundles and do not share module
 * variables.
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

/** Records that the platform responded in time. This does not prove that the platform knows the site. */
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

/** Records a problem. If there already was a problem, its start time is kept. */
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
