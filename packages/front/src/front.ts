import type { RequestListener, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import { isStorable, isTransformable, toText } from "./cache-rules.ts"
import { isText, SMALLEST_BYTES } from "./encoding.ts"
import { endBroken, sendEmpty, sendErrorPage, sendMessage, sendMethods } from "./front-responses.ts"
import type { Policy } from "./policy.ts"
import { createPublisher, type WholePage } from "./publisher.ts"
import { createOwnRequest, createSharedRequest } from "./question.ts"
import { createRefresher } from "./refresher.ts"
import { type CachedResponse, createResponseCache } from "./response-cache.ts"
import { createHeaders, createOriginalHeaders } from "./response-headers.ts"
import { getCacheKey, getRoutePath, type Route } from "./route.ts"
import { createPlaceholder } from "./secret.ts"
import {
  type Exchange,
  findEncoding,
  readStream,
  type StandingHeaders,
  sendCached,
  sendResponse,
  sendStream,
} from "./send.ts"
import { createSubstituteRenderer } from "./substitute.ts"
import type { Upstream, UpstreamRequest, UpstreamResponse } from "./upstream.ts"
import { getPathname, hasValidHost, isPageRequest, isRead, readVisit, type Visit } from "./visit.ts"

/**
 * The reason for showing an error page. With `gone`, Next.js is unavailable and cannot render other pages either. With
 * `limited`, the visitor has exceeded the rate limit.
 */
export type FailureKind = "missing" | "broken" | "gone" | "limited"

/** A log entry of the front proxy. */
export type FrontReport = {
  readonly event: "front-failed" | "page-not-refreshed"
  readonly message: string
  readonly path: string
}

export interface FrontOptions {
  readonly upstream: Upstream
  /** The secret that the front proxy shares with Next.js. See `readSecret`. */
  readonly secret: string
  /** The number of trusted proxies between visitors and the front proxy. */
  readonly proxies: number
  readonly policy: Policy
  readonly report: (report: FrontReport) => void
  /**
   * Decides how a request is handled.
   * @default a function that passes every request on to Next.js
   */
  readonly route?: (visit: Visit) => Route | Promise<Route>
  readonly headers?: (visit: Visit) => StandingHeaders
  /** Returns the path under which a page is rendered a second time after its first rendering has failed. */
  readonly retryPath?: (path: string) => string
  /**
   * Returns the page of which a path is a variant, such as a car list with different filters. Returns `null` for any
   * other path. The number of variants is unlimited, so only some of them are cached for each page.
   */
  readonly pageOf?: (path: string) => string | null
  /**
   * Counts a request for which Next.js has to render a page. Returns the time in milliseconds that the visitor has to
   * wait first, or 0. It is not called for cached pages.
   * @default no limit
   */
  readonly waitMs?: (visit: Visit, route: Route) => number
  /** Renders the error page that replaces a page which is missing, has failed or is rate-limited. */
  readonly standIn?: (kind: FailureKind, visit: Visit) => Promise<WholePage>
}

/**
 * The result of loading a page: a cacheable response, `gone` if Next.js is unavailable, or `null` if the response is
 * private.
 */
type Loaded = CachedResponse | "gone" | null

interface Loading {
  readonly key: string
  readonly route: Route
  /** Called as soon as the response is known to be private. A private response must not be shared between visitors. */
  readonly onUnshared: () => void
}

const MAX_MISSING = 5000
const MISSING_MS = 5000

const PASS: Route = { kind: "pass" }

/**
 * Creates a reverse proxy for an unmodified Next.js server. The proxy adds a Content-Security-Policy, a page cache,
 * compression and error pages.
 */
export function createFront(options: FrontOptions) {
  const { upstream, secret, proxies, report, route: routeOf = () => PASS, headers: headersOf = () => ({}) } = options
  const { waitMs: waitMsFor = () => 0 } = options
  const placeholder = createPlaceholder(secret)
  const requesting = { secret, placeholder }
  const publisher = createPublisher(placeholder, options.policy)
  const cache = createResponseCache({ pageOf: options.pageOf })
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS })
  const loading = new Map<string, Promise<Loaded>>()
  const renderSubstitute = createSubstituteRenderer({ upstream, publisher, retryPath: options.retryPath, requesting })
  const refresher = createRefresher({ cache, upstream, publisher, report, retry: renderSubstitute })

  async function handleExchange(incoming: Exchange): Promise<void> {
    const { visit } = incoming
    if (findEncoding(visit) === null) return sendMessage(incoming, 406)
    if (visit.method === "TRACE") return sendMethods(incoming, 405)
    if (!visit.path.startsWith("/")) {
      // `OPTIONS *` is about the server as a whole; no other method has such a target (RFC 9112 §3.2.4).
      return visit.path === "*" && visit.method === "OPTIONS" ? sendMethods(incoming, 204) : sendMessage(incoming, 400)
    }
    const route = await routeOf(visit)
    const exchange =
      route.kind === "page" && route.status !== undefined ? createStatusExchange(incoming, route.status) : incoming
    if (route.kind === "response") return sendResponse(exchange, route.response)
    if (route.kind === "page" && !isRead(visit)) return sendMethods(exchange, visit.method === "OPTIONS" ? 204 : 405)
    const key = getCacheKey(visit, route)
    if (key === null) return sendUpstream(exchange, route)
    if (missing.has(key)) return sendFailurePage(exchange, "missing", 404)

    const entry = cache.find(key)
    if (entry === undefined) return loadFirst(exchange, key, route)
    if (entry.freshUntil <= Date.now()) refresher.refresh(key)
    return sendCached(exchange, key, entry, cache)
  }

  /** Loads a page that is not in the cache. All visitors who wait for the page share a single request to Next.js. */
  async function loadFirst(exchange: Exchange, key: string, route: Route): Promise<void> {
    const running = loading.get(key)
    if (running !== undefined) {
      const reply = await running
      // A visitor who waited for an unavailable Next does not wait a second time.
      if (reply === "gone") return sendFailurePage(exchange, "gone", 503)
      return reply === null ? sendUpstream(exchange, route) : sendCached(exchange, key, reply, cache)
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
      // Waiting visitors send separate requests as soon as the response is known to be private.
      reply = await loadPage(exchange, { key, route, onUnshared: () => settle(null) })
    } finally {
      settle(reply)
    }
    if (reply !== null && reply !== "gone") await sendCached(exchange, key, reply, cache)
  }

  /**
   * Loads a page and returns its response if it can be cached. Any other response is sent directly to the visitor, and
   * `null` is returned. Returns `gone` if Next.js is unavailable.
   */
  async function loadPage(exchange: Exchange, { key, route, onUnshared }: Loading): Promise<Loaded> {
    const { visit } = exchange
    const forEveryone = createSharedRequest(visit, getRoutePath(route), requesting)
    // The request for a page has no data of the visitor; a file may turn out to be private. Either may be stored, so
    // the method is GET: a response to HEAD cannot satisfy a later GET (RFC 9111 §4).
    const reply = await fetchUpstream(
      exchange,
      route.kind === "page"
        ? forEveryone
        : createOwnRequest({ ...visit, method: "GET" }, getRoutePath(route), requesting),
    )
    if (reply === null) return "gone"
    if (!isStorable(reply) || !isText(toText(reply.headers["content-type"]))) {
      if (reply.status === 404 && route.kind === "page") missing.set(key, true)
      onUnshared()
      await sendUpstreamResponse(exchange, reply, route)
      return null
    }
    const fresh = publisher.keep(reply, await readStream(reply.body), forEveryone)
    cache.set(key, fresh)
    return fresh
  }

  async function sendUpstream(exchange: Exchange, route: Route): Promise<void> {
    const waitMs = waitMsFor(exchange.visit, route)
    if (waitMs > 0) return sendLimited(exchange, waitMs)
    const { visit } = exchange
    const isForeign = route.kind === "foreign"
    const reply = await fetchUpstream(
      exchange,
      createOwnRequest(visit, getRoutePath(route), { ...requesting, isForeign }),
    )
    if (reply === null) return
    await sendUpstreamResponse(exchange, reply, route)
  }

  /**
   * Returns the HTTP methods that a path supports (RFC 9110 §15.5.6). It is called if Next.js has rejected a request
   * and its response has no `Allow` header. Next.js responds to an unknown method with 400.
   */
  async function findMethods(
    visit: Visit,
    { status, headers }: UpstreamResponse,
    route: Route,
  ): Promise<string | null> {
    const isRefused = status === 405 || (status === 400 && !METHODS_OF_NEXT.has(visit.method))
    if (!isRefused || headers.allow !== undefined) return null
    const { body: _, ...asking } = createOwnRequest({ ...visit, method: "OPTIONS" }, getRoutePath(route), requesting)
    const reply = await upstream.send(asking).catch(() => null)
    await reply?.body.dump()
    return toText(reply?.headers.allow) || null
  }

  /**
   * Returns the response from Next.js. If Next.js does not respond, sends an error page to the visitor and returns
   * `null`.
   */
  async function fetchUpstream(exchange: Exchange, upstreamRequest: UpstreamRequest): Promise<UpstreamResponse | null> {
    try {
      return await upstream.send(upstreamRequest)
    } catch (error) {
      if (isGone(exchange.response)) return null
      report({ event: "front-failed", message: getErrorMessage(error), path: getPathname(exchange.visit) })
      await sendFailurePage(exchange, "gone", 503)
      return null
    }
  }

  async function sendUpstreamResponse(exchange: Exchange, response: UpstreamResponse, route: Route): Promise<void> {
    const allow = route.kind === "foreign" ? null : await findMethods(exchange.visit, response, route)
    const reply = allow === null ? response : { ...response, status: 405, headers: { ...response.headers, allow } }
    const { status, headers, body } = reply
    const type = toText(headers["content-type"])
    if (route.kind === "foreign") {
      const sent = createOriginalHeaders(reply, placeholder)
      return sendStream(exchange, { status, headers: sent, body, changes: [], isCompressible: false })
    }
    if (isPageRequest(exchange.visit) && (status === 404 || status >= 500)) {
      await body.dump()
      const safe = status >= 500 && route.kind === "page" ? await findSafeCopy(exchange.visit, route.path) : null
      if (safe !== null) return sendCached(exchange, route.kind === "page" ? route.path : "", safe, cache)
      return sendFailurePage(exchange, status === 404 ? "missing" : "broken", status === 404 ? 404 : 500)
    }
    if (type.startsWith("text/html") && status >= 400 && !isPageRequest(exchange.visit)) {
      await body.dump()
      return sendMessage(exchange, status)
    }
    if (type.startsWith("text/html")) {
      const { policy, change } = publisher.stream(reply)
      const sent = { ...createHeaders(reply, placeholder), "content-security-policy": policy }
      return sendStream(exchange, {
        status,
        headers: sent,
        body,
        changes: [change],
        isCompressible: isTransformable(headers),
      })
    }
    if (type.startsWith("text/event-stream")) {
      const sent = createOriginalHeaders(reply, placeholder)
      return sendStream(exchange, { status, headers: sent, body, changes: [], isCompressible: false })
    }
    const isLong = Number(toText(headers["content-length"]) || SMALLEST_BYTES) >= SMALLEST_BYTES
    const isPlain = isText(type) && headers["content-encoding"] === undefined && status !== 206
    const isCompressible = isPlain && isLong && isTransformable(headers)
    return sendStream(exchange, {
      status,
      headers: createOriginalHeaders(reply, placeholder),
      body,
      changes: isPlain ? [publisher.data()] : [],
      isCompressible,
    })
  }

  async function findSafeCopy(visit: Pick<Visit, "path" | "headers">, path: string): Promise<CachedResponse | null> {
    const safe = await renderSubstitute(createSharedRequest(visit, path, requesting), path)
    if (safe !== null) cache.set(path, safe)
    return safe
  }

  function sendLimited(exchange: Exchange, waitMs: number): Promise<void> {
    return sendFailurePage(exchange, "limited", 429, Math.ceil(waitMs / 1000))
  }

  async function sendFailurePage(
    exchange: Exchange,
    kind: FailureKind,
    status: number,
    seconds?: number,
  ): Promise<void> {
    const { visit } = exchange
    const page = isPageRequest(visit) ? await options.standIn?.(kind, visit) : undefined
    return page === undefined ? sendMessage(exchange, status, seconds) : sendErrorPage(exchange, page, status, seconds)
  }

  const listener: RequestListener = (request, response) => {
    if (!hasValidHost(request)) {
      sendEmpty(response, 400)
      return
    }
    const visit = readVisit(request, proxies)
    const exchange = { visit, response, standing: headersOf(visit) }
    handleExchange(exchange).catch((error: unknown) => {
      if (!isGone(response))
        report({ event: "front-failed", message: getErrorMessage(error), path: getPathname(visit) })
      endBroken(response)
    })
  }

  return {
    listener,

    /** Returns the page that Next.js renders for a path, or `null` if its status is not 200. */
    async page(visit: Pick<Visit, "path" | "headers">, path: string): Promise<WholePage | null> {
      const reply = await upstream.send(createSharedRequest(visit, path, requesting))
      const rendered = await readStream(reply.body)
      return reply.status === 200 ? publisher.createWholePage(rendered, reply) : null
    },

    /**
     * Renders and caches a page before the first visitor requests it. Returns false if Next.js cannot render the page.
     */
    async warm(visit: Pick<Visit, "path" | "headers">, path: string): Promise<boolean> {
      const upstreamRequest = createSharedRequest(visit, path, requesting)
      const reply = await upstream.send(upstreamRequest)
      const rendered = await readStream(reply.body)
      if (reply.status >= 500) return (await findSafeCopy(visit, path)) !== null
      if (isStorable(reply)) cache.set(path, publisher.keep(reply, rendered, upstreamRequest))
      return true
    },

    /** Requests all cached pages again after content has been published, starting with the most recently used page. */
    refreshAll: refresher.refreshAll,

    hasPages: cache.hasPages,
    get cachedBytes(): number {
      return cache.bytes
    },
  }
}

export type Front = ReturnType<typeof createFront>

function createStatusExchange(exchange: Exchange, status: number): Exchange {
  return { ...exchange, status, standing: { ...exchange.standing, "x-robots-tag": "noindex" } }
}

const METHODS_OF_NEXT: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"])

function isGone(response: ServerResponse): boolean {
  return response.destroyed || response.writableEnded
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
