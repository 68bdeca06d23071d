import type { LinkField } from "@forecourt/renderer"

/**
 * The phone number or e-mail address that a link stands for, to be copied; `null` for every other link. Spec 1 §5.
 * The subject line of a mail link is not part of its address.
 */
export function getCopiedValue(href: LinkField["value"]["href"]): string | null {
  const colon = href.indexOf(":")
  if (colon < 0 || !COPIED_SCHEMES.has(href.slice(0, colon).toLowerCase())) return null

  const [address = ""] = href.slice(colon + 1).split("?")
  return parseAddress(address) || null
}

const COPIED_SCHEMES: ReadonlySet<string> = new Set(["mailto", "tel"])

function parseAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
