interface Hosts {
  readonly allowedHosts: readonly string[] | null
  readonly host: string
}

/** @throws TypeError when a target leads to a host that is not allowed. */
export function checkHost(target: string, { allowedHosts, host }: Hosts): void {
  const name = (/^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? "").toLowerCase()
  const isFine = name.startsWith(":")
    ? allowedHosts?.some((allowed) => allowed.startsWith("*.") && name.endsWith(allowed.slice(1).toLowerCase()))
    : isAllowedHost(name, allowedHosts, host)
  if (!isFine)
    throw new TypeError(`leads to ${name}, which is not among the allowed hosts. Add it there if it is meant`)
}

/**
 * Returns true if rules may redirect to a host. If there is no list of allowed hosts, every host in the rules is
 * allowed.
 */
export function isAllowedHost(name: string, allowedHosts: readonly string[] | null, siteHost: string): boolean {
  const host = name.toLowerCase()
  if (allowedHosts === null || host === siteHost) return true
  return allowedHosts.some((allowed) => {
    const pattern = allowed.toLowerCase()
    return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern
  })
}
