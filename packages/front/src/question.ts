import { toText } from "./cache-rules.ts"
import { FRONT_HEADER, ROUTE_HEADER } from "./front-headers.ts"
import type { UpstreamRequest } from "./upstream.ts"
import { isEventsRequest, type Visit } from "./visit.ts"

/**
 * The headers that are not passed on to Next.js. They apply only to a single connection (RFC 9110 §7.6.1) or are set by
 * the front proxy.
 */
const NOT_PASSED_ON = new Set([
  "accept-encoding",
  "connection",
  "content-security-policy",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
])

/** The range headers. They are not passed on to Next.js, since the front proxy always sends whole pages and files. */
const OF_PARTS = ["range", "if-range"]

/** The request headers that may affect a public response. None of them identifies a visitor. */
const OF_EVERYONE = ["host", "x-forwarded-host", "x-forwarded-proto"] as const

export interface RequestOptions {
  readonly secret: string
  readonly placeholder: string
  /** True if another server responds. Its response bodies are then passed on unchanged. @default false */
  readonly isForeign?: boolean
}

/**
 * Creates a request whose response can be shared by all visitors. It contains no personal data, and Next.js renders the
 * page at `route`.
 */
export function createSharedRequest(
  { path, headers: sent }: Pick<Visit, "path" | "headers">,
  route: string | undefined,
  options: RequestOptions,
): UpstreamRequest {
  const headers: Record<string, string> = {
    ...(route !== undefined && { [ROUTE_HEADER]: route }),
    ...createFrontHeaders(options),
  }
  for (const name of OF_EVERYONE) {
    const value = sent[name]
    if (value !== undefined) headers[name] = toText(value)
  }
  return { method: "GET", path, headers }
}

export function createOwnRequest(visit: Visit, route: string | undefined, options: RequestOptions): UpstreamRequest {
  const headers: Record<string, string | string[] | undefined> = {}
  for (const name in visit.headers) if (!NOT_PASSED_ON.has(name)) headers[name] = visit.headers[name]
  if (!options.isForeign) for (const name of OF_PARTS) delete headers[name]
  const { method, path, body } = visit
  const hasBody = headers["content-length"] !== undefined || visit.headers["transfer-encoding"] !== undefined
  return {
    method,
    path,
    headers: { ...headers, ...(route !== undefined && { [ROUTE_HEADER]: route }), ...createFrontHeaders(options) },
    ...(hasBody && { body }),
    ...(isEventsRequest(visit) && { isStream: true }),
  }
}

/**
 * Creates the headers that the front proxy sends to Next.js. Next.js adds the nonce in `Content-Security-Policy` to
 * every script element.
 */
function createFrontHeaders({ secret, placeholder }: RequestOptions): Record<string, string> {
  return {
    "accept-encoding": "identity",
    "content-security-policy": `script-src 'nonce-${placeholder}'`,
    [FRONT_HEADER]: secret,
  }
}
