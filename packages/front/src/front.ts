import { createHash } from "node:crypto"
import { type RequestListener, type ServerResponse, STATUS_CODES } from "node:http"
import { LRUCache } from "lru-cache"
import { isStorable, isTransformable, textOf } from "./cache-rules.ts"
import { isText, SMALLEST_BYTES } from "./encoding.ts"
import { ISLANDS_HEADER } from "./front-headers.ts"
import type { Policy } from "./policy.ts"
import { createPublisher, type WholePage } from "./publisher.ts"
import { passOn, requestForEveryone } from "./question.ts"
import { createRefresher } from "./refresher.ts"
import { type CachedResponse, responseCache } from "./response-cache.ts"
import { headersAsTheyCame, headersFor } from "./response-headers.ts"
import { placeholderOf } from "./secret.ts"
import {
  collected,
  type Exchange,
  findEncoding,
  type StandingHeaders,
  sendCached,
  sendResponse,
  sendStream,
  sendWhole,
} from "./send.ts"
import type { Upstream, UpstreamRequest, UpstreamResponse } from "./upstream.ts"
import { hasValidHost, isRead, pathnameOf, readVisit, type Visit, wantsEvents, wantsPage } from "./visit.ts"

/** What a site says of a request before Next is asked. */
export type Route =
  /** It is answered at once: a redirect, a file of the site's own. */
  | { readonly kind: "response"; readonly response: Response }
  /** A page that is the same for everyone; Next renders it under this path. With a status, such as 404, it says so itself. */
  | { readonly kind: "page"; readonly path: string; readonly status?: number }
  /** Next answers, under another path if one is given. */
  | { readonly kind: "pass"; readonly path?: string }
  /** Another server answers through Next; nothing of it is changed. */
  | { readonly kind: "foreign" }

/**
 * `gone` is a page that Next cannot be asked for: nothing else of it can be shown either. `limited` is one that the
 * visitor asked for too soon.
 */
export type FailureKind = "missing" | "broken" | "gone" | "limited"

/** A line for the log. */
export type FrontReport = {
  readonly event: "front-failed" | "page-not-refreshed"
  readonly message: string
  readonly path: string
}

export interface FrontOptions {
  readonly upstream: Upstream
  /** What the front shares with its Next; see `readSecret`. */
  readonly secret: string
  /** How many servers of ours stand between visitors and the front. */
  readonly proxies: number
  readonly policy: Policy
  readonly report: (report: FrontReport) => void
  /** @default everything is passed on to Next */
  readonly route?: (visit: Visit) => Route | Promise<Route>
  /** Headers of every response. */
  readonly headers?: (visit: Visit) => StandingHeaders
  /** Where a page that failed may be tried once more, in another way. */
  readonly retryPath?: (path: string) => string
  /** Of which page a path is one of endlessly many forms, of which few are cached; `null` for others. */
  readonly pageOf?: (path: string) => string | null
  /**
   * Counts a request for which Next would have to work. Returns how many milliseconds the visitor has to wait first; a
   * cached page is shown without it. @default everyone may ask at any time
   */
  readonly waitMs?: (visit: Visit, route: Route) => number
  /** The page that is shown in place of one that is missing or broken, or that the visitor has to wait for. */
  readonly standIn?: (kind: FailureKind, visit: Visit) => Promise<WholePage>
}

/** What may be cached; `gone` when Next was not there, `null` when what it answered is for one visitor. */
type Loaded = CachedResponse | "gone" | null

interface Loading {
  readonly key: string
  readonly route: Route
  /** Called as soon as it is known that the response is for this visitor alone. */
  readonly onUnshared: () => void
}

const MAX_MISSING = 5000
/** How long an address without a page is believed to have none. */
const MISSING_MS = 5000
/** How soon a page that failed is rendered again for who comes next: whoever tries again waits no longer. */
const RETRIED_MS = 10_000

const PASS: Route = { kind: "pass" }

/** A reverse proxy before an unmodified Next: policy, cached pages, compression, and pages for what is missing or broken. */
export function createFront(options: FrontOptions) {
  const { upstream, secret, proxies, report, route: routeOf = () => PASS, headers: headersOf = () => ({}) } = options
  const { waitMs: waitMsFor = () => 0 } = options
  const placeholder = placeholderOf(secret)
  const requesting = { secret, placeholder }
  const publisher = createPublisher(placeholder, options.policy)
  const cache = responseCache({ pageOf: options.pageOf })
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS })
  const loading = new Map<string, Promise<Loaded>>()
  const refresher = createRefresher({ cache, upstream, publisher, report, retry: renderSafely })

  async function handle(given: Exchange): Promise<void> {
    const { visit } = given
    if (findEncoding(visit) === null) return sendMessage(given, 406)
    if (visit.method === "TRACE") return sendMethods(given, 405)
    if (!visit.path.startsWith("/")) {
      // `OPTIONS *` is about the server as a whole; no other method has a target of its own kind (RFC 9112 §3.2.4).
      return visit.path === "*" && visit.method === "OPTIONS" ? sendMethods(given, 204) : sendMessage(given, 400)
    }
    const route = await routeOf(visit)
    const exchange = route.kind === "page" && route.status !== undefined ? saying(given, route.status) : given
    if (route.kind === "response") return sendResponse(exchange, route.response)
    if (route.kind === "page" && !isRead(visit)) return sendMethods(exchange, visit.method === "OPTIONS" ? 204 : 405)
    const key = keyOf(visit, route)
    if (key === null) return pass(exchange, route)
    if (missing.has(key)) return standIn(exchange, "missing", 404)

    const found = cache.find(key)
    if (found === undefined) return first(exchange, key, route)
    if (found.freshUntil <= Date.now()) refresher.refresh(key)
    return sendCached(exchange, key, found, cache)
  }

  /** Nobody has asked for it yet: Next is asked once, however many wait for it. */
  async function first(exchange: Exchange, key: string, route: Route): Promise<void> {
    const running = loading.get(key)
    if (running !== undefined) {
      const reply = await running
      // Whoever waited for a Next that is gone has waited long enough.
      if (reply === "gone") return standIn(exchange, "gone", 503)
      return reply === null ? pass(exchange, route) : sendCached(exchange, key, reply, cache)
    }
    const waitMs = waitMsFor(exchange.visit, route)
    if (waitMs > 0) return sendLimited(exchange, waitMs)
    const { promise, resolve } = Promise.withResolvers<Loaded>()
    loading.set(key, promise)
    const settle = (reply: Loaded) => {
      if (loading.get(key) === promise) loading.delete(key)
      resolve(reply)
    }
    let reply: Loaded = null
    try {
      // Who waits asks for themselves as soon as it is known that there is nothing to share.
      reply = await load(exchange, { key, route, onUnshared: () => settle(null) })
    } finally {
      settle(reply)
    }
    if (reply !== null && reply !== "gone") await sendCached(exchange, key, reply, cache)
  }

  /** What may be cached is returned; everything else has been sent. */
  async function load(exchange: Exchange, { key, route, onUnshared }: Loading): Promise<Loaded> {
    const { visit } = exchange
    const forEveryone = requestForEveryone(visit, pathOf(route), requesting)
    // A page is asked for without a word about who wants it; a file may turn out to be for this visitor only. Either
    // may be stored, so it is asked for with GET: a response to HEAD cannot satisfy a later GET (RFC 9111 §4).
    const reply = await requestUpstream(
      exchange,
      route.kind === "page" ? forEveryone : passOn({ ...visit, method: "GET" }, pathOf(route), requesting),
    )
    if (reply === null) return "gone"
    if (!isStorable(reply) || !isText(textOf(reply.headers["content-type"]))) {
      if (reply.status === 404 && route.kind === "page") missing.set(key, true)
      onUnshared()
      await send(exchange, reply, route)
      return null
    }
    const fresh = publisher.keep(reply, await collected(reply.body), forEveryone)
    cache.set(key, fresh)
    return fresh
  }

  async function pass(exchange: Exchange, route: Route): Promise<void> {
    const waitMs = waitMsFor(exchange.visit, route)
    if (waitMs > 0) return sendLimited(exchange, waitMs)
    const { visit } = exchange
    const isForeign = route.kind === "foreign"
    const reply = await requestUpstream(exchange, passOn(visit, pathOf(route), { ...requesting, isForeign }))
    if (reply === null) return
    const allow = isForeign ? null : await findMethods(visit, reply, route)
    await send(
      exchange,
      allow === null ? reply : { ...reply, status: 405, headers: { ...reply.headers, allow } },
      route,
    )
  }

  /**
   * Returns the methods that a path knows, where Next refuses one and does not name the others (RFC 9110 §15.5.6); it
   * answers a method that it has never heard of with 400.
   */
  async function findMethods(
    visit: Visit,
    { status, headers }: UpstreamResponse,
    route: Route,
  ): Promise<string | null> {
    const isRefused = status === 405 || (status === 400 && !METHODS_OF_NEXT.has(visit.method))
    if (!isRefused || headers.allow !== undefined) return null
    const { body: _, ...asking } = passOn({ ...visit, method: "OPTIONS" }, pathOf(route), requesting)
    const reply = await upstream.send(asking).catch(() => null)
    await reply?.body.dump()
    return textOf(reply?.headers.allow) || null
  }

  /** What Next answers; `null` when it does not, and the visitor has been told so. */
  async function requestUpstream(
    exchange: Exchange,
    upstreamRequest: UpstreamRequest,
  ): Promise<UpstreamResponse | null> {
    try {
      return await upstream.send(upstreamRequest)
    } catch (error) {
      if (isGone(exchange.response)) return null
      report({ event: "front-failed", message: messageOf(error), path: pathnameOf(exchange.visit) })
      await standIn(exchange, "gone", 503)
      return null
    }
  }

  async function send(exchange: Exchange, given: UpstreamResponse, route: Route): Promise<void> {
    const allow = route.kind === "foreign" ? null : await findMethods(exchange.visit, given, route)
    const reply = allow === null ? given : { ...given, status: 405, headers: { ...given.headers, allow } }
    const { status, headers, body } = reply
    const type = textOf(headers["content-type"])
    if (route.kind === "foreign") {
      const sent = headersAsTheyCame(reply, placeholder)
      return sendStream(exchange, { status, headers: sent, body, changes: [], isCompressible: false })
    }
    if (wantsPage(exchange.visit) && (status === 404 || status >= 500)) {
      await body.dump()
      const safe = status >= 500 && route.kind === "page" ? await keepSafe(exchange.visit, route.path) : null
      if (safe !== null) return sendCached(exchange, route.kind === "page" ? route.path : "", safe, cache)
      return standIn(exchange, status === 404 ? "missing" : "broken", status === 404 ? 404 : 500)
    }
    if (type.startsWith("text/html") && status >= 400 && !wantsPage(exchange.visit)) {
      await body.dump()
      return sendMessage(exchange, status)
    }
    if (type.startsWith("text/html")) {
      const { policy, change } = publisher.stream(reply)
      const sent = { ...headersFor(reply, placeholder), "content-security-policy": policy }
      return sendStream(exchange, {
        status,
        headers: sent,
        body,
        changes: [change],
        isCompressible: isTransformable(headers),
      })
    }
    if (type.startsWith("text/event-stream")) {
      const sent = headersAsTheyCame(reply, placeholder)
      return sendStream(exchange, { status, headers: sent, body, changes: [], isCompressible: false })
    }
    const isLong = Number(textOf(headers["content-length"]) || SMALLEST_BYTES) >= SMALLEST_BYTES
    const isPlain = isText(type) && headers["content-encoding"] === undefined && status !== 206
    const isCompressible = isPlain && isLong && isTransformable(headers)
    return sendStream(exchange, {
      status,
      headers: headersAsTheyCame(reply, placeholder),
      body,
      changes: isPlain ? [publisher.data()] : [],
      isCompressible,
    })
  }

  async function keepSafe(visit: Pick<Visit, "path" | "headers">, path: string): Promise<CachedResponse | null> {
    const safe = await renderSafely(requestForEveryone(visit, path, requesting), path)
    if (safe !== null) cache.set(path, safe)
    return safe
  }

  /** A page that failed, rendered in another way; cached for a short while. */
  async function renderSafely(upstreamRequest: UpstreamRequest, path: string): Promise<CachedResponse | null> {
    if (options.retryPath === undefined) return null
    const { path: visited, headers } = upstreamRequest
    const again = requestForEveryone({ path: visited, headers }, options.retryPath(path), requesting)
    // Islands that stand alone are put in their places by scripts: only where the page cannot be had whole.
    const alone = { ...again, headers: { ...again.headers, [ISLANDS_HEADER]: "alone" } }
    const first = await upstream.send(again).catch(() => null)
    const reply = first !== null && first.status >= 500 ? await instead(first, alone) : first
    if (reply === null || reply.status !== 200) {
      await reply?.body.dump()
      return null
    }
    const rendered = publisher.keep(reply, await collected(reply.body), upstreamRequest)
    return {
      ...rendered,
      headers: { ...rendered.headers, "cache-control": "no-store" },
      isSubstitute: true,
      freshUntil: Date.now() + RETRIED_MS,
    }
  }

  async function instead(failed: UpstreamResponse, other: UpstreamRequest): Promise<UpstreamResponse | null> {
    await failed.body.dump()
    return upstream.send(other).catch(() => null)
  }

  function sendLimited(exchange: Exchange, waitMs: number): Promise<void> {
    return standIn(exchange, "limited", 429, Math.ceil(waitMs / 1000))
  }

  async function standIn(
    exchange: Exchange,
    kind: FailureKind,
    status: number,
    seconds = retrySeconds(status),
  ): Promise<void> {
    const { visit } = exchange
    const page = wantsPage(visit) ? await options.standIn?.(kind, visit) : undefined
    if (page === undefined) return sendMessage(exchange, status, seconds)
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": page.policy,
      "x-robots-tag": "noindex",
      // Tells caches and crawlers whether the page changed. There is no 304: preconditions are ignored where the
      // response would not be a 2xx (RFC 9110 §13.2.1), so If-None-Match gets the 404 or 500 again.
      etag: `W/"${createHash("sha256").update(page.body).digest("base64url")}"`,
      ...(kind === "missing" ? { "cache-control": "public, max-age=0, must-revalidate" } : NOT_KEPT),
      ...retryAfter(seconds),
    }
    return sendWhole(exchange, { status, headers, body: page.body })
  }

  function keyOf(visit: Visit, route: Route): string | null {
    if (wantsEvents(visit)) return null
    if (!isRead(visit) || visit.headers.rsc !== undefined) return null
    if (route.kind === "page") return route.path
    const isPlain = route.kind === "pass" && !visit.path.includes("?") && visit.headers.authorization === undefined
    return isPlain ? `file ${visit.path}` : null
  }

  const listener: RequestListener = (request, response) => {
    if (!hasValidHost(request)) {
      response.writeHead(400, { ...NOT_KEPT, "content-length": 0 }).end()
      return
    }
    const visit = readVisit(request, proxies)
    const exchange = { visit, response, standing: headersOf(visit) }
    handle(exchange).catch((error: unknown) => {
      if (!isGone(response)) report({ event: "front-failed", message: messageOf(error), path: pathnameOf(visit) })
      giveUp(response)
    })
  }

  return {
    listener,

    /** A page of the site by the path under which Next renders it; `null` when it cannot be shown. */
    async page(visit: Pick<Visit, "path" | "headers">, path: string): Promise<WholePage | null> {
      const reply = await upstream.send(requestForEveryone(visit, path, requesting))
      const rendered = await collected(reply.body)
      return reply.status === 200 ? publisher.whole(rendered, reply) : null
    },

    /** Has a page ready before anyone asks for it; tells whether visitors can have it: not when Next fails. */
    async warm(visit: Pick<Visit, "path" | "headers">, path: string): Promise<boolean> {
      const upstreamRequest = requestForEveryone(visit, path, requesting)
      const reply = await upstream.send(upstreamRequest)
      const rendered = await collected(reply.body)
      if (reply.status >= 500) return (await keepSafe(visit, path)) !== null
      if (isStorable(reply)) cache.set(path, publisher.keep(reply, rendered, upstreamRequest))
      return true
    },

    /** Something was published: pages are asked for again, those that visitors want most first. */
    refreshAll: refresher.refreshAll,

    /** Whether there is anything to show without Next. */
    hasPages: cache.hasPages,
    get cachedBytes(): number {
      return cache.bytes
    },
  }
}

export type Front = ReturnType<typeof createFront>

/** An exchange that ends with a page about what is not there. */
function saying(exchange: Exchange, status: number): Exchange {
  return { ...exchange, status, standing: { ...exchange.standing, "x-robots-tag": "noindex" } }
}

/** A few words for programs, in place of a page. */
function sendMessage(exchange: Exchange, status: number, seconds = retrySeconds(status)): Promise<void> {
  const headers = { "content-type": "text/plain; charset=utf-8", ...NOT_KEPT, ...retryAfter(seconds) }
  return sendWhole(exchange, { status, headers, body: Buffer.from(`${STATUS_CODES[status] ?? "Failed"}\n`) })
}

/** Names the methods that a page knows (RFC 9110 §9.3.7 and §15.5.6). */
function sendMethods({ response, standing }: Exchange, status: 204 | 405): Promise<void> {
  response.writeHead(status, { ...standing, ...NOT_KEPT, allow: "GET, HEAD, OPTIONS", "content-length": 0 }).end()
  return Promise.resolve()
}

const METHODS_OF_NEXT: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"])

const NOT_KEPT = { "cache-control": "no-store" } as const
const RETRY_AFTER_SECONDS = 5

function retrySeconds(status: number): number | null {
  return status === 503 ? RETRY_AFTER_SECONDS : null
}

function retryAfter(seconds: number | null): Readonly<Record<string, string>> {
  return seconds === null ? {} : { "retry-after": String(seconds) }
}

function pathOf(route: Route): string | undefined {
  return route.kind === "page" || route.kind === "pass" ? route.path : undefined
}

function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { "content-length": 0, ...NOT_KEPT }).end()
}

function isGone(response: ServerResponse): boolean {
  return response.destroyed || response.writableEnded
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
