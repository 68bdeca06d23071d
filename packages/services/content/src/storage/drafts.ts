import { raw, sql } from "@forecourt/service-kit/storage"
import { findItem, getLookup, type LocalItem } from "./items.ts"
import type { Store } from "./open-store.ts"
import { getPageAddress, toCleanRoute } from "./routes.ts"
import { OF_DOCUMENT } from "./write-version.ts"

export interface Draft {
  readonly version: number
  /**
   * The number of the published version on which the draft is based. After a merge, it is the number of the version
   * that was merged. `null` if the page has never been published.
   */
  readonly base: number | null
}

export function findStoredDraft(store: Store, itemId: string, language: string): Draft | null {
  const row = sql`select version, base from drafts where item_id = ${itemId} and language = ${language}`.get(store)
  return row === undefined ? null : { version: Number(row.version), base: row.base === null ? null : Number(row.base) }
}

export function findDraftNumber(store: Store, pathOrId: string, language: string): number | undefined {
  const { column, key } = getLookup(pathOrId)
  const row = sql`select d.version from items i join drafts d on d.item_id = coalesce(i.owner_id, i.id)
    where ${raw(column)} = ${key} and d.language = ${language}`.get(store)
  return row === undefined ? undefined : Number(row.version)
}

/**
 * Finds an unpublished page by the path that it will have once it is published. Returns `null` if there is no such
 * page.
 */
export function findDraftRoute(store: Store, site: string, path: string, language: string): string | null {
  const address = toCleanRoute(path).toLowerCase()
  const rows = sql`select d.item_id, d.version from drafts d join items i on i.id = d.item_id
    where i.site = ${site} and d.language = ${language} and not exists
      (select 1 from routes r where r.item_id = d.item_id and r.language = d.language)
    order by d.item_id`.all(store)
  const row = rows.find(({ item_id, version }) => {
    const item = findItem(store, String(item_id), language, Number(version))
    return item !== null && getPageAddress(store, item).toLowerCase() === address
  })
  return row === undefined ? null : String(row.item_id)
}

export function writeStoredDraft(store: Store, { id, language, templateId, sortOrder }: NewDraft, draft: Draft): void {
  sql`insert into drafts (item_id, language, version, base, template_id, sort_order)
    values (${id}, ${language}, ${draft.version}, ${draft.base}, ${templateId}, ${sortOrder})`.run(store)
}

type NewDraft = Pick<LocalItem, "id" | "language" | "templateId" | "sortOrder">

export function removeStoredDraft(store: Store, itemId: string, language: string): void {
  const draft = findStoredDraft(store, itemId, language)
  if (draft === null) return
  const drafted = "language = ?2 and version = ?3"
  store.run(`delete from versions where ${drafted} and ${OF_DOCUMENT}`, itemId, language, draft.version)
  sql`delete from items where owner_id = ${itemId}
    and not exists (select 1 from versions v where v.item_id = items.id)`.run(store)
}
