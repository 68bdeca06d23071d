import type { IncomingHttpHeaders } from "node:http"
import { forwardedValue } from "../proxy/forwarded.ts"
import { INNER_HEADER, ROUTED_HEADER, SAFE_HEADER, UPDATE_HEADER } from "../proxy/proxy-headers.ts"
import { withAddress } from "../visitor/visitor-address.ts"

export interface RequestOrigin {
  /** How many servers of ours stand before the site. */
  readonly proxies: number
  /** Address that the request came from. */
  readonly address: string | undefined
  /** What only this server knows, and writes into the headers of its own requests. */
  readonly key: string
}

export interface TrustedRequest {
  readonly headers: IncomingHttpHeaders
  /** Whether the server itself asks, for one of its own pages. */
  readonly isInner: boolean
  /** Whether it asks for a page with every island on its own. */
  readonly isSafe: boolean
  /** Whether it says to have come through servers, of which there should be none. */
  readonly isForwarded: boolean
}

/** In which servers on the way say what they were asked; nothing here reads any but those written again below. */
const FORWARDED = /^(forwarded|x-forwarded-.*)$/

/**
 * The headers of a request as everyone behind the door may believe them: what a visitor claims in the name of our
 * servers, of those before the site or of the site itself, is taken out.
 */
export function trustedRequest(sent: IncomingHttpHeaders, { proxies, address, key }: RequestOrigin): TrustedRequest {
  const isInner = sent[INNER_HEADER] === key
  const isSafe = isInner && sent[SAFE_HEADER] === key
  const headers: IncomingHttpHeaders = Object.fromEntries(
    Object.entries(sent).filter(([name]) => !FORWARDED.test(name) && !OWN.has(name)),
  )
  for (const name of SAID) {
    const said = forwardedValue(sent[name]?.toString(), proxies)
    if (said !== null) headers[name] = said
  }
  headers["x-forwarded-for"] = withAddress(sent["x-forwarded-for"]?.toString(), address)
  if (isSafe) headers[SAFE_HEADER] = key
  return { headers, isInner, isSafe, isForwarded: proxies === 0 && SAID.some((name) => sent[name] !== undefined) }
}

const SAID = ["x-forwarded-host", "x-forwarded-proto"]

const OWN: ReadonlySet<string> = new Set([INNER_HEADER, SAFE_HEADER, ROUTED_HEADER, UPDATE_HEADER])
