import { encodePath, encodeQuery } from "../address/encode.ts"
import { MAX_PATH } from "../address/path-key.ts"
import { type Address, readAddress } from "../address/read-address.ts"
import type { Params } from "../pattern/path-to-regexp.ts"
import type { RedirectProblem, RedirectStatus } from "../table.types.ts"
import { isAllowedHost } from "./allowed-hosts.ts"
import type { Artefact, Settings } from "./artefact.ts"
import { type Engine, readArtefact } from "./engine.ts"
import { toPlainSearch } from "./rule.ts"
import type { RequestParts, Visit } from "./visit.ts"

/** The redirect for a request. */
export interface Redirect {
  readonly status: RedirectStatus
  /**
   * The URL to redirect to, in plain ASCII: a path if the host is unchanged, otherwise a complete URL. It is `null` for
   * status 410.
   */
  readonly location: string | null
  /**
   * The identifier of the matching rule. If no rule matches, it is `host` if the host was corrected, and `spelling` if
   * only the spelling of the URL was corrected.
   */
  readonly ruleId: string
}

export interface MatchHooks {
  /**
   * A function that is called with the identifier of each rule that a match uses. It can be used to find unused rules.
   */
  readonly onHit?: (ruleId: string) => void
  /**
   * The current day on the site, `2026-11-21`, or a function that returns it. Expired rules do not match. @default the
   * day of the request (UTC)
   */
  readonly today?: string | (() => string)
}

/** A compiled table of redirects. Call `match` once for each request. */
export interface CompiledTable {
  /** Returns the redirect for a URL or path, or `null` when there is none. Never throws. */
  match(url: URL | string, request?: RequestParts): Redirect | null
  /** Returns the redirects for a URL as separate hops; see {@link Hop}. */
  trace(url: URL | string, request?: RequestParts): Hop[]
  toJSON(): Artefact
  readonly problems: readonly RedirectProblem[]
}

/** One redirect in a chain of redirects. */
export interface Hop {
  readonly from: string
  readonly ruleId: string
  readonly status: RedirectStatus
  readonly location: string | null
  /** The identifiers of the rules that also match the URL but are not applied, since they are later in the table. */
  readonly shadowed: readonly string[]
}

/** The maximum number of redirects for a URL. If it is exceeded, the redirects count as a loop. */
const MAX_HOPS = 10

interface Step {
  readonly rule: Rule
  readonly status: RedirectStatus
  /** The target of the hop, or `null` for a response with status 410. */
  readonly place: { readonly origin: string; readonly rest: string } | null
}

interface Rule {
  readonly table: Table
  readonly index: number
}

interface Table {
  readonly engine: Engine
  readonly settings: Settings
}

export function createCompiledTable(
  artefact: Artefact,
  { onHit, today }: MatchHooks,
  problems: readonly RedirectProblem[],
): CompiledTable {
  const { settings } = artefact
  const engine = readArtefact(artefact)
  const later = artefact.later ?? []
  const tables: readonly Table[] = [
    { engine, settings },
    ...later.map((item) => ({ engine: readArtefact(item), settings: item.settings })),
  ]
  /**
   * True if a path that matches no rule is never redirected. With the Next.js setting `trailingSlash`, such a path may
   * still be redirected in order to add a slash.
   */
  const isQuick = settings.mode === "normalised" || settings.trailingSlash !== true
  const hosts = new Map([artefact, ...later].flatMap((item) => item.hosts))
  const ownHosts = new Set([settings.host, ...hosts.keys(), ...hosts.values()])

  return { match: matchUrl, trace, toJSON: () => artefact, problems }

  function matchUrl(url: URL | string, request?: RequestParts): Redirect | null {
    try {
      return isQuickMiss(url, request) ? null : findRedirect(url, request)
    } catch {
      // A redirect must never break a page: an unforeseen error means no redirect.
      return null
    }
  }

  /** Returns true if it is certain that a path matches no rule. For nearly every request, no other check is needed. */
  function isQuickMiss(url: URL | string, request: RequestParts | undefined): boolean {
    if (!isQuick) return false
    const path = typeof url === "string" ? url : url.pathname
    for (const table of tables) if (!table.engine.isMiss(path)) return false
    if (hosts.size === 0 || (request === undefined && typeof url === "string")) return true
    return findHostRule(getHost(url, request)) === undefined
  }

  function findRedirect(url: URL | string, request: RequestParts | undefined): Redirect | null {
    const read = readAddress(url)
    if (read === null || read.pathname.length > MAX_PATH) return null
    const address = read.host === "" ? { ...read, host: getHost(url, request) } : read
    const respelled = settings.mode === "strict-next" ? getNextSpelling(address, settings.trailingSlash) : null
    if (respelled !== null) return { status: 308, location: respelled, ruleId: "spelling" }

    const way = follow(address, request)
    // A visitor who would be in a loop stays on the page, if need be on another host.
    const step = way === "circle" ? null : way
    const ruleId = step === null ? null : getName(step.rule)
    if (step !== null && step.place === null) return { status: 410, location: null, ruleId: ruleId ?? "" }
    const { origin, rest } = step?.place ?? { origin: "", rest: normalizeSpelling(toPlainAddress(address)) }
    const host = findHostRule(address.host)
    const moved = host !== undefined && origin === "" ? resolveOrigin(host, address) : origin
    if (moved === "" && rest === toPlainAddress(address)) return null
    return {
      status: step?.status ?? 308,
      location: moved + rest,
      ruleId: ruleId ?? (host === undefined ? "spelling" : "host"),
    }
  }

  /**
   * Returns the first matching rule with the final target of its chain of redirects. If one of the redirects is
   * temporary, the status is temporary as well. Returns `null` if no rule matches, and `circle` for a loop.
   */
  function follow(start: Address, request: RequestParts | undefined): Step | "circle" | null {
    const first = findStep(start, request)
    if (first === null) return null
    onHit?.(getName(first.rule))
    if (!settings.flatten) return first

    let { status, place } = first
    const seen = new Set([toPlainAddress(start)])
    while (place !== null && place.origin === "") {
      const here = place.rest.replace(/#.*/s, "")
      if (seen.has(here) || seen.size > MAX_HOPS) return "circle"
      seen.add(here)
      const next = findStep({ ...start, ...splitRest(here) }, request)
      if (next === null) break
      onHit?.(getName(next.rule))
      if (isPermanent(status)) status = next.status
      place = next.place
    }
    return { rule: first.rule, status, place }
  }

  /**
   * Returns the redirect of the first matching rule. Returns `null` if no rule matches, or if the target is the same
   * URL.
   */
  function findStep(address: Address, request: RequestParts | undefined): Step | null {
    for (const table of tables) {
      const visit = table.engine.visit(address, request)
      if (visit === null) continue
      let params: Params = {}
      const index = table.engine.find(visit.key, (item) => {
        const match = matchRule(table, item, visit)
        if (match !== null) params = match
        return match !== null
      })
      if (index >= 0) return createStep({ table, index }, visit, params)
    }
    return null
  }

  function matchRule({ engine: { dialect, getRuleShape } }: Table, index: number, visit: Visit): Params | null {
    const { expires } = getRuleShape(index)
    const isOver = expires !== undefined && expires < toDay(today)
    return isOver ? null : dialect.fit(index, visit)
  }

  function createStep(rule: Rule, visit: Visit, params: Params): Step | null {
    const { engine, settings } = rule.table
    const { status, keepsLocale } = engine.getRuleShape(rule.index)
    if (status === 410) return { rule, status, place: null }
    const place = engine.dialect.place(rule.index, visit, params)
    if (place === null) return null
    const host = place.origin.replace(/^https?:\/\//i, "").toLowerCase()
    if (place.origin !== "" && !ownHosts.has(host)) {
      const isHost = /^[a-z0-9.-]+(:\d+)?$/.test(host)
      if (!isHost || !isAllowedHost(host, settings.allowedHosts, settings.host)) return null
      return { rule, status, place: { origin: place.origin, rest: toPlainRest(place.rest) } }
    }
    const prefix = keepsLocale && visit.locale !== engine.locales.first ? `/${visit.locale}` : ""
    const toRest = normalizeSpelling(
      toPlainRest(prefix === "" ? place.rest : prefix + place.rest.replace(/^\/(?=$|[?#])/, "")),
    )
    return toRest.replace(/#.*/s, "") === toPlainAddress(visit.address)
      ? null
      : { rule, status, place: { origin: "", rest: toRest } }
  }

  function getName({ table, index }: Rule): string {
    return table.engine.getRuleName(index)
  }

  function findFittingRules(address: Address, request: RequestParts | undefined): Rule[] {
    return tables.flatMap((table) => {
      const visit = table.engine.visit(address, request)
      const indexes: number[] = []
      if (visit !== null)
        table.engine.find(visit.key, (index) => {
          if (matchRule(table, index, visit) !== null) indexes.push(index)
          return false
        })
      return indexes.sort((item, other) => item - other).map((index) => ({ table, index }))
    })
  }

  function trace(url: URL | string, request?: RequestParts): Hop[] {
    const hops: Hop[] = []
    const read = readAddress(url)
    let address: Address | null = read === null ? null : { ...read, host: read.host || getHost(url, request) }
    while (address !== null && hops.length < MAX_HOPS) {
      const step = findStep(address, request)
      if (step === null) break
      const { rule } = step
      const [from, location] = [
        toPlainAddress(address),
        step.place === null ? null : step.place.origin + step.place.rest,
      ]
      const others = findFittingRules(address, request).filter(
        ({ table, index }) => table !== rule.table || index !== rule.index,
      )
      hops.push({ from, ruleId: getName(rule), status: step.status, location, shadowed: others.map(getName) })
      const isOwn = step.place !== null && step.place.origin === ""
      const isKnown = hops.some((hop) => hop.from === step.place?.rest)
      address = isOwn && !isKnown ? { ...address, ...splitRest(step.place?.rest ?? "/") } : null
    }
    return hops
  }

  function findHostRule(host: string): string | undefined {
    return hosts.get(host) ?? hosts.get(host.replace(/:\d+$/, ""))
  }

  function normalizeSpelling(rest: string): string {
    if (!settings.tidy) return rest
    const { pathname, search } = splitRest(rest)
    const path = `/${pathname
      .split("/")
      .filter((segment) => segment !== "")
      .join("/")}`
    const { first } = engine.locales
    const isPrefixed = first !== "" && `${path}/`.toLowerCase().startsWith(`/${first.toLowerCase()}/`)
    return (isPrefixed ? path.slice(first.length + 1) || "/" : path) + search + rest.replace(/^[^#]*/s, "")
  }
}

function getHost(url: URL | string, request: RequestParts | undefined): string {
  if (typeof url !== "string") return url.host
  const { headers } = request ?? {}
  const host =
    headers instanceof Headers ? headers.get("host") : (headers as Readonly<Record<string, unknown>> | undefined)?.host
  return typeof host === "string" ? host.toLowerCase() : ""
}

/** Converts a URL to plain ASCII. URLs are compared and sent in this form. */
function toPlainAddress({ pathname, search }: Address): string {
  return encodePath(pathname) + toPlainSearch(search)
}

function toPlainRest(rest: string): string {
  const [, path = "", search = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(rest) ?? []
  return encodePath(path) + toPlainSearch(search) + (fragment === "" ? "" : `#${encodeQuery(fragment.slice(1))}`)
}

function splitRest(rest: string): { pathname: string; search: string } {
  const here = rest.replace(/#.*/s, "")
  const mark = here.indexOf("?")
  return mark < 0 ? { pathname: here, search: "" } : { pathname: here.slice(0, mark), search: here.slice(mark) }
}

/**
 * Returns the origin for a host, such as `https://www.example.com`. If the host has no port, the port of the request is
 * added.
 */
function resolveOrigin(host: string, { protocol, host: visited }: Address): string {
  const port = /:\d+$/.exec(visited)?.[0] ?? ""
  return `${protocol || "https:"}//${host.includes(":") ? host : host + port}`
}

/**
 * Returns the URL to which Next.js redirects to fix superfluous or missing slashes, or `null` if there is nothing to
 * fix. Next.js does this before it applies any rules.
 */
function getNextSpelling({ pathname, search }: Address, trailingSlash: boolean | null): string | null {
  const toRest = (path: string) => toPlainRest(path + search)
  if (/\/\/|\\/.test(pathname)) return toRest(pathname.replace(/[\\/]+/g, "/"))
  if (trailingSlash === null || pathname === "/") return null
  const isFile = /\.\w+\/?$/.test(pathname) || pathname.startsWith("/.well-known")
  if (pathname.endsWith("/")) return trailingSlash && !isFile ? null : toRest(pathname.slice(0, -1))
  return trailingSlash && !isFile ? toRest(`${pathname}/`) : null
}

function isPermanent(status: RedirectStatus): boolean {
  return status === 301 || status === 308
}

function toDay(today: MatchHooks["today"]): string {
  if (typeof today === "function") return today()
  return today ?? new Date().toISOString().slice(0, 10)
}
