/** The platform's notation for a wildcard item, `*`, in a path. */
export const WILDCARD = ",-w-,"

export interface ItemAddress {
  readonly id: string | null
  readonly slug: string | null
}

/**
 * Parses the part of a path below a base path: `{base}/{id}/{slug}`, the id alone, or nothing. Returns `null` for other
 * paths.
 */
export function readItemAddress(path: string, base: string): ItemAddress | null {
  const [segments, baseSegments] = [path, base].map((item) => item.split("/").filter((segment) => segment !== ""))
  if (segments === undefined || baseSegments === undefined || baseSegments.length === 0) return null
  if (!baseSegments.every((segment, at) => segments[at] === segment) || segments.length > baseSegments.length + 2)
    return null
  const [id = null, slug = null] = segments.slice(baseSegments.length)
  return { id, slug }
}

/**
 * Returns the internal path of an item's page: the path of the layout, followed by the item. Without an item, returns
 * the path of the empty view.
 */
export function buildItemPath(base: string, id: string | null): string {
  return `${base}/${WILDCARD}${id === null ? "" : `/${encodeURIComponent(id)}`}`
}

/**
 * Splits an internal path into the layout and the item. `item` is `undefined` when the page is not that of an item.
 */
export function parseItemPath(path: string): { readonly path: string; readonly item: string | null | undefined } {
  const [, layout, id] = /^(.*\/,-w-,)(?:\/([^/]+))?$/.exec(path) ?? []
  return layout === undefined ? { path, item: undefined } : { path: layout, item: id ?? null }
}

/** Returns whether a page of the platform is a layout for many items, and not a page for visitors. */
export function isLayout(path: string): boolean {
  return path.endsWith(`/${WILDCARD}`)
}

export function getBase(path: string): string {
  return path.slice(0, -`/${WILDCARD}`.length)
}
