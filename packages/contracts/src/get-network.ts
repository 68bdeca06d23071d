import { isIPv6 } from "node:net"

const GROUPS = 8
const NETWORK_GROUPS = 4

/** What one subscriber has: a whole network (/64) of IPv6 addresses, or one address of the older kind. */
export function getNetwork(address: string): string {
  const [bare = ""] = address.split("%")
  if (!isIPv6(bare)) return address
  const groups = getGroups(bare)
  return findIpv4(groups) ?? groups.slice(0, NETWORK_GROUPS).join(":")
}

/** All eight, each as the URL writes it: in the one form that everybody writes it in. */
function getGroups(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0")
  return [...head, ...zeros, ...tail]
}

/** The address of the older kind that stands in one of the newer (RFC 4291 §2.5.5.2); `null` when none does. */
function findIpv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return null
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".")
}
