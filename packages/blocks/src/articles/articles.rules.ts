/**
 * Returns the path of the page with all articles: the path of the articles index without its last two segments, such as
 * `/nyheter` for `/nyheter/data/index`. Returns `null` if the path is too short. Spec 1 §2.
 */
export function getArticlesPage(indexPath: string): string | null {
  const segments = indexPath
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
  return segments.length < 2 ? null : `/${segments.slice(0, -2).join("/")}`
}
