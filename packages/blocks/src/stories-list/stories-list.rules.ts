import type { StoriesListData } from "./stories-list.load.ts"

/** Returns `row` for the layout "Variant 2", and `grid` for every other layout. Spec 1 §2. */
export function getStyle(layout: string | undefined): "row" | "grid" {
  return layout === "Variant 2" ? "row" : "grid"
}

export function isLatestHighlighted({
  highlightLatestStory,
  chosenTags,
}: Pick<StoriesListData, "highlightLatestStory" | "chosenTags">): boolean {
  return highlightLatestStory && chosenTags.length === 0
}

export function listAddress(path: string, tags: readonly string[], pages = 1): string {
  const query = [
    ...(tags.length > 0 ? [`tag=${[...tags].sort().join(".")}`] : []),
    ...(pages > 1 ? [`page=${pages}`] : []),
  ]
  return query.length > 0 ? `${path}?${query.join("&")}` : path
}

/**
 * Parses the query string of a list. Returns the selected tags that exist, in the site's order, and the number of
 * visible batches of articles.
 */
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

export function parseChosen<Tag extends { readonly key: string }>(
  choice: string | undefined,
  tags: readonly Tag[],
): Tag[] {
  const keys = new Set((choice ?? "").split("."))
  return tags.filter(({ key }) => keys.has(key))
}
