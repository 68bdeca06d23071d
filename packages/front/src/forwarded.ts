import type { IncomingHttpHeaders } from "node:http"
import { OWN_HEADERS } from "./front-headers.ts"

/**
 * Returns the value that the outermost trusted server has added to an `X-Forwarded-…` header. Earlier values are
 * ignored, since the visitor may have forged them. Returns `null` if there is no trusted server or no such header.
 */
export function getForwardedValue(header: string | null | undefined, servers: number): string | null {
  if (servers === 0) return null
  const values = (header ?? "").split(",").map((value) => value.trim())
  return (values.at(-servers) ?? values[0]) || null
}

/** Appends the client's IP address to the `X-Forwarded-For` header, as every proxy does. */
export function addAddress(forwarded: string | undefined, address: string | undefined): string {
  return [forwarded ?? [], address ?? []].flat().join(", ")
}

export interface TrustedHeaders {
  readonly headers: IncomingHttpHeaders
  readonly isEncrypted: boolean
  /** True if the request has headers of a proxy although no proxy is configured. */
  readonly isForwarded: boolean
}

/**
 * Matches the headers that proxies set. All of them are removed from a request, and then only the headers in `SAID` are
 * set again.
 */
const FORWARDED = /^(forwarded|x-forwarded-.*)$/
const SAID = ["x-forwarded-host", "x-forwarded-proto"]

/**
 * Returns the request headers that Next.js and all other servers behind the front proxy can trust. Headers that only
 * proxies may set are removed if a visitor sent them.
 *
 * @param proxies the number of trusted servers before the front proxy
 */
export function createTrustedHeaders(
  sent: IncomingHttpHeaders,
  address: string | undefined,
  proxies: number,
): TrustedHeaders {
  const headers: IncomingHttpHeaders = {}
  for (const name in sent) if (!FORWARDED.test(name) && !OWN_HEADERS.has(name)) headers[name] = sent[name]
  for (const name of SAID) {
    const said = getForwardedValue(sent[name]?.toString(), proxies)
    if (said !== null) headers[name] = said
  }
  headers["x-forwarded-for"] = addAddress(sent["x-forwarded-for"]?.toString(), address)
  return {
    headers,
    isEncrypted: headers["x-forwarded-proto"] === "https",
    isForwarded: proxies === 0 && SAID.some((name) => sent[name] !== undefined),
  }
}
