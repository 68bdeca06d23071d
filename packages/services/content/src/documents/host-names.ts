/** Host names of a site, one by one: the platform keeps them in one text, with `|`, `,` or `;` between. */
export function parseHostNames(hostname: string): string[] {
  return hostname
    .split(/[|,;]/)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "")
}

/** Letters, digits and dashes between dots; a star stands for any part of a name, alone for every name. */
export function isHostName(name: string): boolean {
  return name.length <= 253 && /^(?!-)[\p{L}\p{N}*-]{1,63}(?<!-)(?:\.(?!-)[\p{L}\p{N}*-]{1,63}(?<!-))*$/u.test(name)
}
