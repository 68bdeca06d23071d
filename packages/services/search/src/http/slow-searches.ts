import type { SearchRequest } from "@forecourt/contracts/search/search-request"

export const SLOW_MS = 25

/** Formats the log line of a slow search, without any text that a visitor typed. */
export function formatSlowSearch(
  { index, facets = [], filters = [], keyphrase = "", offset, limit }: SearchRequest,
  ms: number,
) {
  const names = facets.map(({ name, filters: chosen = [] }) =>
    chosen.length === 0 ? name : `${name}(${chosen.length})`,
  )
  const words = keyphrase.split(/\s+/).filter((word) => word !== "").length
  return (
    `search: slow, ${Math.round(ms)} ms on ${index}: facets ${names.join(" ") || "none"}; ` +
    `${words} words, ${filters.length} filters, limit ${limit}, offset ${offset}`
  )
}
