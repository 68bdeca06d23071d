import { sql } from "@forecourt/service-kit/storage"
import { createGuid } from "../guid/guid.ts"
import { STRUCTURE } from "../templates/built-in-templates.ts"
import { writeStoredItem } from "./items.ts"
import type { Store } from "./open-store.ts"
import { createParents, DICTIONARY, getSiteRootPath } from "./site-tree.ts"
import { getKnownTemplate } from "./write-documents.ts"
import { type WriteContext, writeVersion } from "./write-version.ts"

/**
 * Replaces all phrases of a language. Each phrase is also stored as an item, since older clients search for these
 * items.
 */
export function writeDictionary(
  context: WriteContext,
  { site, language }: { site: string; language: string },
  phrases: Readonly<Record<string, string>>,
): void {
  const { store, templates } = context
  removePhrases(store, site, language)
  const parentId = createParents(store, site, `${DICTIONARY}/entry`)
  const template = getKnownTemplate(templates, STRUCTURE.dictionaryEntry)
  for (const [key, value] of Object.entries(phrases)) {
    const id = createGuid(`${site}/${DICTIONARY}/${key}`)
    writeStoredItem(store, { id, site, parentId, name: getEntryName(store, site, key, id), templateId: template.id })
    const fields = { key: { value: key }, phrase: { value } }
    writeVersion(context, { itemId: id, site, template, language, displayName: key, fields })
    sql`insert into dictionary (site, language, key, value, item_id)
      values (${site}, ${language}, ${key}, ${value}, ${id})`.run(store)
  }
}

function removePhrases(store: Store, site: string, language: string): void {
  sql`delete from versions where language = ${language} and item_id in
    (select item_id from dictionary where site = ${site} and language = ${language})`.run(store)
  sql`delete from dictionary where site = ${site} and language = ${language}`.run(store)
}

/**
 * Returns the item name of a phrase. If another item already has the same path, for example because its key differs
 * only in case, part of the identifier is appended to the name.
 */
function getEntryName(store: Store, site: string, key: string, id: string): string {
  const name = key.replaceAll("/", " ")
  const path = `${getSiteRootPath(site)}/${DICTIONARY}/${name}`
  const taken = sql`select 1 from items where path = ${path} and id <> ${id}`.get(store)
  return taken === undefined ? name : `${name} ${id.slice(0, 8)}`
}
