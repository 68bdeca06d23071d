import type { LinkField } from "@forecourt/renderer"

/**
 * Returns the phone number or e-mail address without parameters, such as the subject. Returns `null` for other links.
 * Spec 1 §5.
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
