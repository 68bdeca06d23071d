import { toText } from "./cache-rules.ts"
import { FRONT_HEADER, ROUTE_HEADER } from "./front-headers.ts"
import type { UpstreamRequest } from "./upstream.ts"
import { isEventsRequest, type Visit } from "./visit.ts"

/** What concerns one connection only (RFC 9110 §7.6.1), and what is settled with Next anew. */
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

/** What asks for a part of a file: of what is our own, all of it is sent. */
const OF_PARTS = ["range", "if-range"]

/** What may matter to a response that is the same for everyone; nothing that tells visitors apart. */
const OF_EVERYONE = ["host", "x-forwarded-host", "x-forwarded-proto"] as const

export interface RequestOptions {
  readonly secret: string
  readonly placeholder: string
  /** Whether another server answers, whose bodies are sent as they come. @default false */
  readonly isForeign?: boolean
}

/** A question for what everyone may have: nothing personal is told. `route` is the path under which Next answers. */
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

/** A visitor's own question, as they asked it. */
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

/** Next stamps the nonce of this policy on each script element that it writes. */
function createFrontHeaders({ secret, placeholder }: RequestOptions): Record<string, string> {
  return {
    "accept-encoding": "identity",
    "content-security-policy": `script-src 'nonce-${placeholder}'`,
    [FRONT_HEADER]: secret,
  }
}
