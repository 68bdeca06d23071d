export const LINK_KINDS = ["internal", "external", "mailto", "tel"] as const

export type LinkKind = (typeof LINK_KINDS)[number]

export function getLinkKind(href: string): LinkKind | null {
  if (href === "") return null
  if (/^mailto:/i.test(href)) return "mailto"
  if (/^tel:/i.test(href)) return "tel"
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href) ? "external" : "internal"
}

export function toTyped(href: string, kind: LinkKind): string {
  return isPrefixed(kind) && href.toLowerCase().startsWith(`${kind}:`) ? href.slice(kind.length + 1) : href
}

/**
 * Adds the prefix of the link kind to the typed text, such as `tel:` for `tel:+46701740605`. Spaces in phone numbers
 * are removed.
 */
export function toHref(typed: string, kind: LinkKind): string {
  if (typed === "" || !isPrefixed(kind)) return typed
  return `${kind}:${kind === "tel" ? typed.replaceAll(/\s/g, "") : typed}`
}

function isPrefixed(kind: LinkKind): boolean {
  return kind === "mailto" || kind === "tel"
}
