/**
 * Returns the page of all articles from the address of their index, which is two segments below, at `data/index`;
 * `null` when the address is too short. Spec 1 §2.
 */
export function getArticlesPage(indexPath: string): string | null {
  const segments = indexPath
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
  return segments.length < 2 ? null : `/${segments.slice(0, -2).join("/")}`
}
