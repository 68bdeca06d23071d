import { isIPv6 } from "node:net"
import { forwardedValue } from "@forecourt/front/forwarded"
import { FRONT_HEADER, isFromFront } from "@forecourt/front/front-headers"

const HEADER = "x-forwarded-for"

/**
 * The address of the visitor behind a request. Each of our own servers has added the one it was asked from; what stands
 * before those is only what the visitor claims.
 */
export function visitorAddress(
  headers: Headers,
  { proxies, frontSecret }: { readonly proxies: number; readonly frontSecret?: string },
): string {
  // The front has added its word; without it, the framework or the host of the site has.
  const servers = isFromFront(headers.get(FRONT_HEADER), frontSecret) ? proxies + 1 : Math.max(proxies, 1)
  const address = forwardedValue(headers.get(HEADER), servers) ?? ""
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
