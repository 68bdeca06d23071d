/** The site's knowledge about the content platform. */
export interface ContentHealth {
  /** When the platform last answered in time that it knows this site; `null` when it never did. */
  knownAt: number | null
  /** The current problem; `null` while it responds in time. */
  trouble: Trouble | null
  /** When a page was last refused because the platform did not give all of it; `null` when none was. */
  refusedAt: number | null
  /** A page was served at least once, from the platform or from the cache. */
  hasServed: boolean
}

export interface Trouble {
  readonly kind: TroubleKind
  readonly since: number
}

export type TroubleKind =
  /** Gives no response, or is too busy or broken to. */
  | "unreachable"
  /** Answers, but later than a visitor should wait. */
  | "slow"
  /** Sends the site away: its key is wrong, or no longer right. */
  | "refusing the key"
  /** There is a server, but it knows nothing of what platforms are asked. */
  | "not found"
  /** Answers even the simplest question with errors. */
  | "failing"
  /** Answers, but not for this site. */
  | "without this site"

/** The problems that end only with a response about the site itself. */
const ABOUT_THE_SITE: ReadonlySet<TroubleKind> = new Set(["failing", "without this site"])

const AT_FIRST: ContentHealth = {
  knownAt: null,
  trouble: null,
  refusedAt: null,
  hasServed: false,
}

/** One state per process: pages and proxy are bundled apart and would each keep their own. */
const KEY = Symbol.for("forecourt.content-health")

type Shared = typeof globalThis & { [KEY]?: ContentHealth }

export function getContentHealth(): ContentHealth {
  const shared = globalThis as Shared
  shared[KEY] ??= { ...AT_FIRST }
  return shared[KEY]
}

/** For tests: as if the process had just begun. */
export function resetHealth(): void {
  Object.assign(getContentHealth(), AT_FIRST)
}

/** A response in time. It does not say that the platform knows this site. */
export function reportResponse(): void {
  const health = getContentHealth()
  if (health.trouble !== null && !ABOUT_THE_SITE.has(health.trouble.kind)) health.trouble = null
}

/** Reports whether the platform knows this site. */
export function reportSite(isKnown: boolean, now: number = Date.now()): void {
  const health = getContentHealth()
  if (!isKnown) reportTrouble("without this site", now)
  else if (health.trouble === null || ABOUT_THE_SITE.has(health.trouble.kind)) {
    health.trouble = null
    health.knownAt = now
  }
}

/** Trouble began when the first of its kinds did. */
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
