import type { StoriesList } from "../generated/stories-list.ts"

/** 'Variant 2' is a row with a wide first card; any other value is a grid of two columns. Spec 1 §2. */
export function getStyle(layout: string): "row" | "grid" {
  return layout === "Variant 2" ? "row" : "grid"
}

/** The newest story is only larger where it is known to be the newest: not in what a tag has left. */
export function isLatestHighlighted({
  highlightLatestStory,
  chosenTags = [],
}: Pick<StoriesList, "highlightLatestStory" | "chosenTags">): boolean {
  return highlightLatestStory && chosenTags.length === 0
}

/** Address of the list with these tags and so many pages of it: what links lead to without JavaScript. */
export function listAddress(path: string, tags: readonly string[], pages = 1): string {
  const query = [
    ...(tags.length > 0 ? [`tag=${[...tags].sort().join(".")}`] : []),
    ...(pages > 1 ? [`page=${pages}`] : []),
  ]
  return query.length > 0 ? `${path}?${query.join("&")}` : path
}

/** Parses the query of a list's address: the tags of the site in its own order, and the number of pages. */
export function readListAddress(
  search: string,
  tags: readonly string[],
): { readonly chosen: readonly string[]; readonly pages: number } {
  const query = new URLSearchParams(search)
  const chosen = parseChosen(
    query.get("tag") ?? undefined,
    tags.map((key) => ({ key })),
  )
  const pages = Number(query.get("page") ?? 1)
  return { chosen: chosen.map(({ key }) => key), pages: Number.isInteger(pages) && pages > 1 ? pages : 1 }
}

/** The tags of an address that the site has, in its own order. */
export function parseChosen<Tag extends { readonly key: string }>(
  choice: string | undefined,
  tags: readonly Tag[],
): Tag[] {
  const keys = new Set((choice ?? "").split("."))
  return tags.filter(({ key }) => keys.has(key))
}
