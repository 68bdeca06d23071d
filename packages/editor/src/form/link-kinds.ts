/** Where a link may lead. */
export const LINK_KINDS = ["internal", "external", "mailto", "tel"] as const

export type LinkKind = (typeof LINK_KINDS)[number]

/** Where an address leads; `null` for none. */
export function getLinkKind(href: string): LinkKind | null {
  if (href === "") return null
  if (/^mailto:/i.test(href)) return "mailto"
  if (/^tel:/i.test(href)) return "tel"
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href) ? "external" : "internal"
}

/** What is typed of an address: of mail and telephone without what every one begins with. */
export function toTyped(href: string, kind: LinkKind): string {
  return isPrefixed(kind) && href.toLowerCase().startsWith(`${kind}:`) ? href.slice(kind.length + 1) : href
}

/** The address for what was typed. Blanks in a telephone number are for the eye alone. */
export function toHref(typed: string, kind: LinkKind): string {
  if (typed === "" || !isPrefixed(kind)) return typed
  return `${kind}:${kind === "tel" ? typed.replaceAll(/\s/g, "") : typed}`
}

function isPrefixed(kind: LinkKind): boolean {
  return kind === "mailto" || kind === "tel"
}
