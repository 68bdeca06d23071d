/** Splits the host names of a site. The platform stores all of them in one text, separated by `|`, `,` or `;`. */
export function parseHostNames(hostname: string): string[] {
  return hostname
    .split(/[|,;]/)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "")
}

/**
 * Returns whether a host name is valid: letters, digits and hyphens between dots. An asterisk matches any part, and an
 * asterisk alone matches every name.
 */
export function isHostName(name: string): boolean {
  return name.length <= 253 && /^(?!-)[\p{L}\p{N}*-]{1,63}(?<!-)(?:\.(?!-)[\p{L}\p{N}*-]{1,63}(?<!-))*$/u.test(name)
}
