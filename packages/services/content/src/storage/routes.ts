import { sql } from "@forecourt/service-kit/storage"
import { findItem, type LocalItem, listSiteLanguages } from "./items.ts"
import type { Row, Store } from "./open-store.ts"
import { getItemKey } from "./site-tree.ts"

export function findItemRoute(store: Store, itemId: string, language: string): string | null {
  const row = sql`select path from routes where item_id = ${itemId} and language = ${language}`.get(store)
  return row === undefined ? null : String(row.path)
}

/**
 * Returns the path of an item. If the item is not a page, the path is below that of its nearest ancestor page. Returns
 * `null` if there is no such page.
 */
export function findNearestRoute(store: Store, item: LocalItem): string | null {
  const names: string[] = []
  for (let at = item; ; ) {
    const route = findItemRoute(store, at.id, item.language)
    if (route !== null) return names.length === 0 ? route : `${route === "/" ? "" : route}/${names.join("/")}`
    names.unshift(toUrlName(at.current.slug ?? at.name))
    const parent = at.parentId === null ? null : findItem(store, at.parentId, item.language)
    if (parent === null) return null
    at = parent
  }
}

/**
 * Returns the path of a page. For an unpublished page, this is the path that the page will have once it is published.
 */
export function getPageAddress(store: Store, item: LocalItem): string {
  return findNearestRoute(store, item) ?? toCleanRoute(getItemKey(item))
}

/**
 * Finds a page by its path, ignoring letter case and a trailing slash. Returns the identifier of the page, or `null` if
 * there is no such page.
 */
export function findRoute(store: Store, site: string, path: string, language: string): string | null {
  const row = sql`select item_id from routes where site = ${site} and language = ${language}
    and path = ${toCleanRoute(path)}`.get(store)
  return row === undefined ? null : String(row.item_id)
}

/** Normalises a path: `a/b/` and `/a//b?x=1` become `/a/b`, and spaces become hyphens. */
export function toCleanRoute(path: string): string {
  const [bare = ""] = parsePath(path).split(/[?#]/)
  const parts = bare.split("/").filter((part) => part !== "")
  return `/${parts.map(toUrlName).join("/")}`
}

/**
 * The wildcard item, which matches every path below its parent. `name` is its name in the content tree, and `written`
 * is its form in paths.
 */
const WILDCARD = { name: "*", written: ",-w-," } as const

export function toUrlName(name: string): string {
  return name.trim() === WILDCARD.name ? WILDCARD.written : name.trim().replaceAll(" ", "-")
}

/**
 * Rebuilds the path of every page of a site.
 * @returns The paths that more than one page claims. The page that is first in the tree keeps the path.
 */
export function rebuildRoutes(store: Store, site: string): string[] {
  const home = sql`select home_id from sites where name = ${site}`.get(store)
  if (home === undefined) return []
  sql`delete from routes where site = ${site}`.run(store)
  return listSiteLanguages(store, site).flatMap((language) =>
    rebuildLanguage(store, site, String(home.home_id), language),
  )
}

function rebuildLanguage(store: Store, site: string, homeId: string, language: string): string[] {
  const rows = sql`select i.id, i.parent_id, i.name, v.slug, coalesce(v.has_layout, 0) as has_layout from items i
    left join versions v on v.item_id = i.id and v.is_current = 1 and v.language = ${language}
    where i.site = ${site} and i.owner_id is null order by i.sort_order, i.name, i.id`.all(store)
  const children = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const clashes: string[] = []
  const visit = (row: Row, path: string): void => {
    if (row.has_layout === 1 && !reserveRoute(store, site, language, path, String(row.id)))
      clashes.push(`${language} ${path}`)
    for (const child of children.get(row.id as string) ?? []) {
      visit(child, `${path === "/" ? "" : path}/${toUrlName(String(child.slug ?? child.name))}`)
    }
  }
  const home = rows.find(({ id }) => id === homeId)
  if (home !== undefined) visit(home, "/")
  return clashes
}

function reserveRoute(store: Store, site: string, language: string, path: string, itemId: string): boolean {
  const taken = sql`select 1 from routes where site = ${site} and language = ${language} and path = ${path}`.get(store)
  if (taken !== undefined) return false
  sql`insert into routes (site, language, path, item_id) values (${site}, ${language}, ${path}, ${itemId})`.run(store)
  return true
}

function parsePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
