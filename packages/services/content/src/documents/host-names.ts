/** Splits the host names of a site, which the platform stores in one string. */
export function parseHostNames(hostname: string): string[] {
  return hostname
    .split(/[|,;]/)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "")
}

/** Returns whether a host name is valid. `*` matches any part of a name, and `*` alone matches every name. */
export function isHostName(name: string): boolean {
  return name.length <= 253 && /^(?!-)[\p{L}\p{N}*-]{1,63}(?<!-)(?:\.(?!-)[\p{L}\p{N}*-]{1,63}(?<!-))*$/u.test(name)
}
