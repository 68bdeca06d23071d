/**
 * The page of all stories, from the address of their index: the index lies two segments below, at `data/index`.
 * Spec 1 §2. `null` when the address is too short for that.
 */
export function getStoriesPage(indexPath: string): string | null {
  const segments = indexPath
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
  return segments.length < 2 ? null : `/${segments.slice(0, -2).join("/")}`
}
