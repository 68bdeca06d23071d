import type { LinkField } from "@forecourt/renderer"

/** Returns the phone number that an editor's link displays, or an empty string if the link is not a phone link. */
export function getPhone(link: LinkField | undefined): string {
  const { href = "", text = "" } = link?.value ?? {}
  return href.startsWith("tel:") ? text || href.slice("tel:".length) : ""
}
