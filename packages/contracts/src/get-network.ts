import { isIPv6 } from "node:net"

const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * Returns the part of an IP address that identifies a subscriber: the /64 prefix of an IPv6 address, or the complete
 * IPv4 address.
 */
export function getNetwork(address: string): string {
  const [bare = ""] = address.split("%")
  if (!isIPv6(bare)) return address
  const groups = getGroups(bare)
  return findIpv4(groups) ?? groups.slice(0, NETWORK_GROUPS).join(":")
}

function getGroups(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0")
  return [...head, ...zeros, ...tail]
}

/**
 * Returns the IPv4 address in an IPv4-mapped IPv6 address (RFC 4291 §2.5.5.2). Returns `null` for any other address.
 */
function findIpv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return null
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".")
}
