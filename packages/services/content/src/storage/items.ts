import { sql } from "@forecourt/service-kit/storage"
import { parseGuid } from "../guid/guid.ts"
import type { Row, Store } from "./open-store.ts"

export interface Item {
  readonly id: string
  readonly site: string
  readonly parentId: string | null
  readonly name: string
  readonly path: string
  readonly templateId: string
  readonly sortOrder: number
}

/**
 * The content of an item in one language. `language` is empty for items that are the same in every language, such as
 * folders.
 */
export interface Version {
  readonly language: string
  readonly version: number
  readonly displayName: string
  readonly slug: string | null
  readonly hasLayout: boolean
  readonly created: number
  readonly updated: number
  readonly revision: string
}

export interface LocalItem extends Item {
  readonly language: string
  readonly current: Version
}

export const LOCAL_ITEM_COLUMNS = `i.id, i.site, i.parent_id, i.name, i.path, i.template_id, i.sort_order,
  v.language, v.version, v.display_name, v.slug, v.has_layout, v.created, v.updated, v.revision`

const FROM = "from items i join versions v on v.item_id = i.id"
const BEST = "order by v.language desc limit 1"
const FIND_CURRENT = `select ${LOCAL_ITEM_COLUMNS} ${FROM}
  where %KEY% = ? and v.language in (?, '') and v.is_current = 1 ${BEST}`
const FIND_VERSION = `select ${LOCAL_ITEM_COLUMNS}, d.template_id as draft_template_id, d.sort_order as draft_sort_order
  ${FROM} left join drafts d on d.item_id = v.item_id and d.language = v.language and d.version = v.version
  where %KEY% = ? and v.language in (?, '') and v.version = ? ${BEST}`

/** Finds an item by its path or GUID. Returns `null` if the item does not exist in the language. */
export function findItem(store: Store, pathOrId: string, language: string, version?: number): LocalItem | null {
  const { column, key } = getLookup(pathOrId)
  const row =
    version === undefined
      ? store.get(FIND_CURRENT.replace("%KEY%", column), key, language)
      : store.get(FIND_VERSION.replace("%KEY%", column), key, language, version)
  return row === undefined ? null : toLocalItem(row, language)
}

export function getLookup(pathOrId: string): { readonly column: "i.id" | "i.path"; readonly key: string } {
  const id = parseGuid(pathOrId)
  return id === null ? { column: "i.path", key: pathOrId.replace(/\/+$/, "") || "/" } : { column: "i.id", key: id }
}

/** Returns the languages of an item. A structural item, such as a folder, has all languages of the site. */
export function listLanguages(store: Store, item: Item): string[] {
  const rows = sql`select language from versions where item_id = ${item.id} and is_current = 1
    order by language`.all(store)
  const languages = rows.map(({ language }) => String(language)).filter((language) => language !== "")
  return languages.length > 0 || rows.length === 0 ? languages : listSiteLanguages(store, item.site)
}

export function listSiteLanguages(store: Store, site: string): string[] {
  const row = sql`select languages from sites where name = ${site}`.get(store)
  return row === undefined ? [] : (JSON.parse(String(row.languages)) as string[])
}

export function toLocalItem(row: Row, language: string): LocalItem {
  return {
    id: String(row.id),
    site: String(row.site),
    parentId: row.parent_id === null ? null : String(row.parent_id),
    name: String(row.name),
    path: String(row.path),
    templateId: String(row.draft_template_id ?? row.template_id),
    sortOrder: Number(row.draft_sort_order ?? row.sort_order),
    language,
    current: {
      language: String(row.language),
      version: Number(row.version),
      displayName: String(row.display_name),
      slug: row.slug === null ? null : String(row.slug),
      hasLayout: row.has_layout === 1,
      created: Number(row.created),
      updated: Number(row.updated),
      revision: String(row.revision),
    },
  }
}

export interface NewItem {
  readonly id: string
  readonly site: string
  readonly parentId: string | null
  readonly name: string
  readonly templateId: string
  /** The identifier of the item, such as a page, whose document contains this item. */
  readonly ownerId?: string
  /** The position of the item among its siblings. If omitted, the position does not change. */
  readonly sortOrder?: number | undefined
}

export const DEFAULT_ORDER = 100

export function writeStoredItem(store: Store, item: NewItem): void {
  const { id, site, parentId, name, templateId, ownerId = null, sortOrder } = item
  const parent = parentId === null ? undefined : sql`select path, ancestry from items where id = ${parentId}`.get(store)
  const path = `${parent?.path ?? ""}/${name}`
  const ancestry = `${parent?.ancestry ?? "/"}${id}/`
  sql`insert into items (id, site, parent_id, name, path, template_id, ancestry, owner_id, sort_order)
    values (${id}, ${site}, ${parentId}, ${name}, ${path}, ${templateId}, ${ancestry}, ${ownerId},
    ${sortOrder ?? DEFAULT_ORDER}) on conflict (id) do update
    set parent_id = excluded.parent_id, name = excluded.name, path = excluded.path, template_id = excluded.template_id,
    ancestry = excluded.ancestry, owner_id = excluded.owner_id,
    sort_order = coalesce(${sortOrder ?? null}, sort_order)`.run(store)
}

export function writeStructure(store: Store, item: NewItem): void {
  writeStoredItem(store, item)
  sql`insert into versions (item_id, language, version, is_current, display_name, slug, has_layout, created,
      updated, revision)
    values (${item.id}, '', 1, 1, ${item.name}, null, 0, 0, 0, ${item.id}) on conflict do nothing`.run(store)
}
