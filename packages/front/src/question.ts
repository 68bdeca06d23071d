import { toText } from "./cache-rules.ts"
import { FRONT_HEADER, ROUTE_HEADER } from "./front-headers.ts"
import type { UpstreamRequest } from "./upstream.ts"
import { isEventsRequest, type Visit } from "./visit.ts"

/** The headers of a single connection (RFC 9110 §7.6.1) or of the front proxy, which Next.js does not get. */
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

/** The range headers, which Next.js does not get because the front proxy always sends whole pages and files. */
const OF_PARTS = ["range", "if-range"]

/** The headers that may affect a public response. None of them identifies a visitor. */
const OF_EVERYONE = ["host", "x-forwarded-host", "x-forwarded-proto"] as const

export interface RequestOptions {
  readonly secret: string
  readonly placeholder: string
  /** True when another server responds, whose bodies are passed on unchanged. @default false */
  readonly isForeign?: boolean
}

/** Creates a request without personal data. Next.js renders the response under `route`. */
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

/** Creates the headers for Next.js, which adds the nonce in `Content-Security-Policy` to every script element. */
function createFrontHeaders({ secret, placeholder }: RequestOptions): Record<string, string> {
  return {
    "accept-encoding": "identity",
    "content-security-policy": `script-src 'nonce-${placeholder}'`,
    [FRONT_HEADER]: secret,
  }
}
