import type { LinkField } from "@forecourt/renderer"

/** The number behind an editor's link, as it is shown; empty where the link leads elsewhere. */
export function getPhone(link: LinkField | undefined): string {
  const { href = "", text = "" } = link?.value ?? {}
  return href.startsWith("tel:") ? text || href.slice("tel:".length) : ""
}
