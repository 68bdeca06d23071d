import type { WireRecord } from "./wire-values.ts"

/**
 * Builds the URL of a link from the platform's URL, query string and anchor. Parts that the URL already contains are
 * not repeated.
 */
export function buildLinkAddress({ href, querystring, anchor, linktype }: WireRecord): string {
  const isAnchor = linktype === "anchor"
  if (!querystring && !anchor && !isAnchor) return toText(href)
  const address = isAnchor && /^[^#/?:]+$/.test(toText(href)) ? `#${toText(href)}` : toText(href)
  const base = parseAddress(address)
  const added = parseAddress(`?${toText(querystring).replace(/^\?/, "")}`)
  // The address of a link to an anchor contains the anchor: a value in the other field belongs to an older anchor.
  const named = isAnchor && base.hash !== "" ? "" : toText(anchor).replace(/^#/, "")
  const missing = added.parts.filter((part) => !base.parts.includes(part))
  if (missing.length === 0 && named === "" && added.hash === "") return address
  const query = [...base.parts, ...missing].join("&")
  const hash = named || added.hash || base.hash
  return base.path + (query && `?${query}`) + (hash && `#${hash}`)
}

function parseAddress(address: string): { path: string; parts: readonly string[]; hash: string } {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? []
  return { path, parts: query.split("&").filter((part) => part !== ""), hash }
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : ""
}
