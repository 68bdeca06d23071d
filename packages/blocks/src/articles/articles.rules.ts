/**
 * Removes the last two segments: `/nyheter/data/index` becomes `/nyheter`. Returns `null` if the path is too short.
 * Spec 1 §2.
 */
export function getArticlesPage(indexPath: string): string | null {
  const segments = indexPath
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
  return segments.length < 2 ? null : `/${segments.slice(0, -2).join("/")}`
}
