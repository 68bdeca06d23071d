import { getForwardedValue } from "@forecourt/front/forwarded"
import { FRONT_HEADER, isFromFront } from "@forecourt/front/front-headers"

const HEADER = "x-forwarded-for"

/**
 * Returns the IP address of the visitor. Only the addresses that trusted proxies added to the header are used, since
 * clients can forge earlier entries.
 */
export function getVisitorAddress(
  headers: Headers,
  { proxies, frontSecret }: { readonly proxies: number; readonly frontSecret?: string },
): string {
  // The front has added the address of its client; without a front, the framework or the site's host has.
  const servers = isFromFront(headers.get(FRONT_HEADER), frontSecret) ? proxies + 1 : Math.max(proxies, 1)
  return readVisitorAddress(headers.get(HEADER), servers)
}

export function readVisitorAddress(forwarded: string | null | undefined, servers: number): string {
  const address = getForwardedValue(forwarded, servers) ?? ""
  return removePort(address).replace(/^::ffff:(?=\d+\.)/i, "")
}

/** Removes the port from an IP address. Some gateways add the port, although it differs for each connection. */
function removePort(address: string): string {
  return address.replace(/^(\d[\d.]+):\d+$/, "$1").replace(/^\[(.*)\](:\d+)?$/, "$1")
}
