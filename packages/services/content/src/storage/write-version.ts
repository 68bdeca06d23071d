import { randomUUID } from "node:crypto"
import { isRecord } from "@forecourt/contracts/is-record"
import { sql } from "@forecourt/service-kit/storage"
import type { AreaDocument } from "../documents/document.types.ts"
import { createGuid } from "../guid/guid.ts"
import type { TemplateField } from "../templates/template.types.ts"
import type { KnownTemplate, TemplateSet } from "../templates/template-set.ts"
import { toCanonicalValue } from "./canonical-fields.ts"
import { type LocalItem, writeStoredItem } from "./items.ts"
import type { Store } from "./open-store.ts"
import { type Placement, placeAreas } from "./place-blocks.ts"
import { type StoredValue, toOwnedItems, toStoredValue } from "./stored-value.ts"

type Fields = Readonly<Record<string, unknown>>

export interface WriteContext {
  readonly store: Store
  readonly templates: TemplateSet
  readonly now: () => number
}

export interface NewVersion {
  readonly itemId: string
  readonly site: string
  readonly template: KnownTemplate
  readonly language: string
  readonly displayName: string
  readonly slug?: string | undefined
  readonly fields: Fields
  readonly layout?: { readonly design: string; readonly areas: AreaDocument } | undefined
  /** True for a draft, in which case visitors continue to see the published version. @default false */
  readonly isDraft?: boolean
}

const KEPT_VERSIONS = 20

/** The SQL condition that matches the item `?1` and the items for its blocks and lists. */
export const OF_DOCUMENT = "item_id in (select id from items where id = ?1 or owner_id = ?1)"

/**
 * Writes a new version of an item and returns its number. The items for its blocks and lists get the same version
 * number, so that all parts of an older version can be found.
 */
export function writeVersion({ store, templates, now }: WriteContext, content: NewVersion): number {
  const { itemId, site, language, layout, isDraft = false } = content
  const row = sql`select max(version) as last from versions
    where item_id = ${itemId} and language = ${language}`.get(store)
  const version = Number(row?.last ?? 0) + 1
  const isCurrent = !isDraft
  const scribe: Scribe = { store, templates, ownerId: itemId, site, language, version, isCurrent, now: now() }

  if (!isDraft) removeCurrent(store, itemId, language)
  insertVersion(scribe, itemId, content.displayName, content.slug ?? null, layout !== undefined)
  writeFields(scribe, itemId, content.template, content.fields)
  if (layout !== undefined) {
    const write: Placement["write"] = (dataSource, name, template, fields) => {
      insertVersion(scribe, dataSource, name, null, false)
      writeFields(scribe, dataSource, template, fields as Fields)
    }
    const areas = placeAreas({ store, templates, site, itemId, write }, layout.areas)
    sql`insert into layouts (item_id, language, version, design, areas)
      values (${itemId}, ${language}, ${version}, ${layout.design}, ${JSON.stringify(areas)})`.run(store)
  }
  if (!isDraft) removeOldest(store, itemId, language)
  return version
}

function removeOldest(store: Store, itemId: string, language: string): void {
  const drafts = "select version from drafts where item_id = ?1 and language = ?2"
  const oldest = `select version from versions where item_id = ?1 and language = ?2 and version not in (${drafts})
    order by version desc limit 1 offset ${KEPT_VERSIONS}`
  const old = `language = ?2 and version <= (${oldest}) and version not in (${drafts})`
  store.run(`delete from versions where ${old} and ${OF_DOCUMENT}`, itemId, language)
}

export function removeCurrent(store: Store, itemId: string, language: string): void {
  const current = "is_current = 1 and language = ?2"
  store.run(`update versions set is_current = 0 where ${current} and ${OF_DOCUMENT}`, itemId, language)
}

export function rewriteFields({ store, templates }: WriteContext, rewrite: Rewrite): void {
  const { item, ownerId, isCurrent, template, fields } = rewrite
  const { version, language, updated } = item.current
  const { ancestry } = sql`select ancestry from items where id = ${item.id}`.get(store) ?? {}
  sql`delete from versions where language = ${language} and version = ${version} and item_id in
    (select id from items where owner_id = ${ownerId} and ancestry like ${`${ancestry}%`} and id <> ${item.id})`.run(
    store,
  )
  sql`delete from fields where item_id = ${item.id} and language = ${language} and version = ${version}`.run(store)
  sql`update items set template_id = ${template.id} where id = ${item.id}`.run(store)
  const scribe: Scribe = { store, templates, ownerId, site: item.site, language, version, isCurrent, now: updated }
  writeFields(scribe, item.id, template, fields)
}

interface Rewrite {
  readonly item: LocalItem
  readonly ownerId: string
  readonly isCurrent: boolean
  readonly template: KnownTemplate
  readonly fields: Fields
}

interface Scribe {
  readonly store: Store
  readonly templates: TemplateSet
  readonly ownerId: string
  readonly site: string
  readonly language: string
  readonly version: number
  readonly isCurrent: boolean
  readonly now: number
}

function insertVersion(
  { store, language, version, isCurrent, now }: Scribe,
  itemId: string,
  displayName: string,
  slug: string | null,
  hasLayout: boolean,
): void {
  const first = sql`select min(created) as created from versions
    where item_id = ${itemId} and language = ${language}`.get(store)
  // A draft is written many times under one number.
  const revision = randomUUID()
  sql`insert into versions (item_id, language, version, is_current, display_name, slug, has_layout, created, updated,
      revision)
    values (${itemId}, ${language}, ${version}, ${isCurrent ? 1 : 0}, ${displayName}, ${slug}, ${hasLayout ? 1 : 0},
      ${Number(first?.created ?? now)}, ${now}, ${revision})`.run(store)
}

function writeFields(scribe: Scribe, itemId: string, template: KnownTemplate, fields: Fields): void {
  for (const field of template.allFields) {
    const value = toCanonicalValue(fields, field)
    if (value === undefined) continue
    const stored =
      field.of === undefined
        ? toStoredValue(value, field, scribe.site)
        : toOwnedItems(writeEntries(scribe, itemId, template, field, value))
    insertField(scribe, itemId, field.name, stored)
  }
}

function insertField({ store, language, version }: Scribe, itemId: string, name: string, stored: StoredValue): void {
  sql`insert into fields (item_id, language, version, name, value, raw, words, number)
    values (${itemId}, ${language}, ${version}, ${name}, ${JSON.stringify(stored.value)}, ${stored.raw},
    ${stored.words}, ${stored.number})`.run(store)
}

function writeEntries(
  scribe: Scribe,
  ownerId: string,
  owner: KnownTemplate,
  field: TemplateField,
  value: unknown,
): string[] {
  const entries = Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : []
  const template = scribe.templates.getEntryTemplate(owner, field.name)
  if (template === undefined) return []
  return entries.map((entry, index) => {
    const name = Array.isArray(value) ? `${field.name} ${index + 1}` : field.name
    const id = createGuid(`${ownerId}/${name}`)
    writeStoredItem(scribe.store, {
      id,
      site: scribe.site,
      parentId: ownerId,
      name,
      templateId: template.id,
      ownerId: scribe.ownerId,
      sortOrder: (index + 1) * 100,
    })
    insertVersion(scribe, id, name, null, false)
    writeFields(scribe, id, template, entry)
    return id
  })
}
