import type { IncomingHttpHeaders } from "node:http"
import { OWN_HEADERS } from "./front-headers.ts"

/**
 * What the outermost of our own servers on the way wrote into a header to which each adds its word: the rest, before
 * it, is only what the visitor claims. `null` when there is no such server, or none that said anything.
 */
export function getForwardedValue(header: string | null | undefined, servers: number): string | null {
  if (servers === 0) return null
  const values = (header ?? "").split(",").map((value) => value.trim())
  return (values.at(-servers) ?? values[0]) || null
}

/** The header with the address added that a request came from, as every server on the way should. */
export function addAddress(forwarded: string | undefined, address: string | undefined): string {
  return [forwarded ?? [], address ?? []].flat().join(", ")
}

export interface TrustedHeaders {
  readonly headers: IncomingHttpHeaders
  /** Whether the visitor came encrypted. */
  readonly isEncrypted: boolean
  /** Whether the request says to have come through servers, of which there should be none. */
  readonly isForwarded: boolean
}

/** In which servers on the way say what they were asked; nothing here reads any but those written again below. */
const FORWARDED = /^(forwarded|x-forwarded-.*)$/
const SAID = ["x-forwarded-host", "x-forwarded-proto"]

/**
 * The headers of a request as everyone behind the front may believe them: what a visitor claims in the name of our
 * servers, of those before the site or of the site itself, is taken out.
 *
 * @param proxies how many servers of ours stand before the front
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
