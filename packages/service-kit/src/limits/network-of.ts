import { isIPv6 } from "node:net"

const GROUPS = 8
const NETWORK_GROUPS = 4

/** What one subscriber has: a whole network (/64) of IPv6 addresses, or one address of the older kind. */
export function networkOf(address: string): string {
  const [bare = ""] = address.toLowerCase().split("%")
  const older = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  if (older !== undefined) return older
  if (!isIPv6(bare)) return address
  // The URL writes it in the one form that everybody writes it in.
  const { hostname } = new URL(`http://[${bare}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0")
  return [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(":")
}
