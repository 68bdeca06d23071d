/**
 * Returns the path of the page with all articles, which is the path of the articles' index without its last two
 * segments, `data/index`. Returns `null` when the path is too short. Spec 1 §2.
 */
export function getArticlesPage(indexPath: string): string | null {
  const segments = indexPath
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
  return segments.length < 2 ? null : `/${segments.slice(0, -2).join("/")}`
}
