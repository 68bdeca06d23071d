/** How the platform writes a wildcard item, `*`, in an address. */
export const WILDCARD = ",-w-,"

/** The item that an address names, and the words behind it. */
export interface ItemAddress {
  /** `null` at the base path itself. */
  readonly id: string | null
  readonly slug: string | null
}

/** What stands below a base path: `{base}/{id}/{slug}`, the id alone, or nothing; `null` for other addresses. */
export function readItemAddress(path: string, base: string): ItemAddress | null {
  const [given, own] = [path, base].map((one) => one.split("/").filter((segment) => segment !== ""))
  if (given === undefined || own === undefined || own.length === 0) return null
  if (!own.every((segment, at) => given[at] === segment) || given.length > own.length + 2) return null
  const [id = null, slug = null] = given.slice(own.length)
  return { id, slug }
}

/** Where the page of an item is made: the path of the one layout, and the item; without one its view of none. */
export function buildItemPath(base: string, id: string | null): string {
  return `${base}/${WILDCARD}${id === null ? "" : `/${encodeURIComponent(id)}`}`
}

/** Which layout a page inside the server has, and of which item it is; `undefined` for a page of its own. */
export function parseItemPath(path: string): { readonly path: string; readonly item: string | null | undefined } {
  const [, layout, id] = /^(.*\/,-w-,)(?:\/([^/]+))?$/.exec(path) ?? []
  return layout === undefined ? { path, item: undefined } : { path: layout, item: id ?? null }
}

/** Whether a page of the platform is a layout for many items, and no page for visitors. */
export function isLayout(path: string): boolean {
  return path.endsWith(`/${WILDCARD}`)
}

/** The base path of a layout for many items. */
export function getBase(path: string): string {
  return path.slice(0, -`/${WILDCARD}`.length)
}
