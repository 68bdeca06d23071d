import type { LinkField } from "@forecourt/renderer"

export function getPhone(link: LinkField | undefined): string {
  const { href = "", text = "" } = link?.value ?? {}
  return href.startsWith("tel:") ? text || href.slice("tel:".length) : ""
}
