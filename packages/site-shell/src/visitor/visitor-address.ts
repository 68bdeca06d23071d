import { isIPv6 } from "node:net"
import { forwardedValue } from "../proxy/forwarded.ts"

const HEADER = "x-forwarded-for"

/** The header with the address added that a request came from, as every server on the way should. */
export function withAddress(forwarded: string | undefined, address: string | undefined): string {
  return [forwarded ?? [], address ?? []].flat().join(", ")
}

/**
 * The address of the visitor behind a request. Each of our own servers has added the one it was asked from; what stands
 * before those is only what the visitor claims.
 */
export function visitorAddress(headers: Headers, proxies: number): string {
  // The site's own server has added its word, too.
  const address = forwardedValue(headers.get(HEADER), proxies + 1) ?? ""
  return withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, "")
}

/** Some gateways add the visitor's port, which is another one for each connection. */
function withoutPort(address: string): string {
  return address.replace(/^(\d[\d.]+):\d+$/, "$1").replace(/^\[(.*)\](:\d+)?$/, "$1")
}

const GROUPS = 8
const NETWORK_GROUPS = 4

/** What one subscriber has: a whole network of IPv6 addresses, or one of the older kind. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const { hostname } = new URL(`http://[${address.replace(/%.*/, "")}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0")
  return [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(":")
}
