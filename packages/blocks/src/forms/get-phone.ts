import type { LinkField } from "@forecourt/renderer"

/** Returns the phone number in an editor's link as it is displayed, or an empty string for other links. */
export function getPhone(link: LinkField | undefined): string {
  const { href = "", text = "" } = link?.value ?? {}
  return href.startsWith("tel:") ? text || href.slice("tel:".length) : ""
}
