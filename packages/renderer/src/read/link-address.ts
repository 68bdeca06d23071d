import type { WireRecord } from "./wire-values.ts"

/** The platform keeps query string and anchor apart from the address; a visitor needs them in it, once. */
export function buildLinkAddress({ href, querystring, anchor, linktype }: WireRecord): string {
  const isAnchor = linktype === "anchor"
  if (!querystring && !anchor && !isAnchor) return toText(href)
  const address = isAnchor && /^[^#/?:]+$/.test(toText(href)) ? `#${toText(href)}` : toText(href)
  const own = parseAddress(address)
  const added = parseAddress(`?${toText(querystring).replace(/^\?/, "")}`)
  // A link to an anchor names it in its address: what else stands there is of an older one.
  const named = isAnchor && own.hash !== "" ? "" : toText(anchor).replace(/^#/, "")
  const missing = added.parts.filter((part) => !own.parts.includes(part))
  if (missing.length === 0 && named === "" && added.hash === "") return address
  const query = [...own.parts, ...missing].join("&")
  const hash = named || added.hash || own.hash
  return own.path + (query && `?${query}`) + (hash && `#${hash}`)
}

/** An address in its parts: the hash begins first, whatever stands behind it. */
function parseAddress(address: string): { path: string; parts: readonly string[]; hash: string } {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? []
  return { path, parts: query.split("&").filter((part) => part !== ""), hash }
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : ""
}
