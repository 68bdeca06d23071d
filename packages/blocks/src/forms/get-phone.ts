import type { LinkField } from "@forecourt/renderer"

/** Returns the displayed phone number of an editor's link, or an empty string for other links. */
export function getPhone(link: LinkField | undefined): string {
  const { href = "", text = "" } = link?.value ?? {}
  return href.startsWith("tel:") ? text || href.slice("tel:".length) : ""
}
