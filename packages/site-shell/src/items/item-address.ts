/** The path segment that the platform uses for a wildcard item. Such an item is named `*`. */
export const WILDCARD = ",-w-,"

export interface ItemAddress {
  readonly id: string | null
  readonly slug: string | null
}

/** Parses `{base}/{id}/{slug}`, `{base}/{id}` or `{base}`. Returns `null` for any other path. */
export function readItemAddress(path: string, base: string): ItemAddress | null {
  const [segments, baseSegments] = [path, base].map((item) => item.split("/").filter((segment) => segment !== ""))
  if (segments === undefined || baseSegments === undefined || baseSegments.length === 0) return null
  if (!baseSegments.every((segment, at) => segments[at] === segment) || segments.length > baseSegments.length + 2)
    return null
  const [id = null, slug = null] = segments.slice(baseSegments.length)
  return { id, slug }
}

/**
 * Returns the internal path of an item page. If the id is `null`, returns the path of the layout, which is then
 * rendered without an item.
 */
export function buildItemPath(base: string, id: string | null): string {
  return `${base}/${WILDCARD}${id === null ? "" : `/${encodeURIComponent(id)}`}`
}

export function parseItemPath(path: string): { readonly path: string; readonly item: string | null | undefined } {
  const [, layout, id] = /^(.*\/,-w-,)(?:\/([^/]+))?$/.exec(path) ?? []
  return layout === undefined ? { path, item: undefined } : { path: layout, item: id ?? null }
}

/** Returns true if a page is the layout of many item pages. Visitors cannot open such a layout itself. */
export function isLayout(path: string): boolean {
  return path.endsWith(`/${WILDCARD}`)
}

export function getBase(path: string): string {
  return path.slice(0, -`/${WILDCARD}`.length)
}
