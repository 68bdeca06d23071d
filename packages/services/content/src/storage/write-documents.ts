import { sql } from "@forecourt/service-kit/storage"
import type { AreaDocument, ItemDocument, PageDocument } from "../documents/document.types.ts"
import { STRUCTURE } from "../templates/built-in-templates.ts"
import type { KnownTemplate, TemplateSet } from "../templates/template-set.ts"
import { removeStoredDraft, writeStoredDraft } from "./drafts.ts"
import { DEFAULT_ORDER, writeStoredItem } from "./items.ts"
import type { Store } from "./open-store.ts"
import { createParents, getDesignPath, getPageId, getPagePath } from "./site-tree.ts"
import { getItemId } from "./stored-value.ts"
import { type WriteContext, writeVersion } from "./write-version.ts"

export const PAGE_TEMPLATE = "Page"
export const SETTINGS_TEMPLATE = "SiteSettings"
export const DEFAULT_DESIGN = "default"

/** The location of an item. `path` is relative to the root of the site. */
export interface ItemPlace {
  readonly site: string
  readonly path: string
  readonly language: string
}

/** The location of a page. `item` is the key of the page, which is its path below the home item. */
export interface PagePlace extends Omit<ItemPlace, "path"> {
  readonly item: string
}

export interface DesignPlace extends Omit<ItemPlace, "path"> {
  readonly design: string
}

export function writePage(context: WriteContext, place: PagePlace, page: PageDocument): number {
  const id = writePageItem(context, place, page)
  removeStructure(context.store, id)
  return writePageVersion(context, place, page)
}

/**
 * Writes the draft of a page and returns its version number. `base` is the published version on which the draft is
 * based, or `null` if the page is not published.
 */
export function writeDraft(context: WriteContext, place: PagePlace, page: PageDocument, base: number | null): number {
  const { store, templates } = context
  const { site, item, language } = place
  const id = getPageId(site, item)
  removeStoredDraft(store, id, language)
  // The parts of the item that visitors see stay unchanged.
  const known = sql`select sort_order from items where id = ${id}`.get(store)
  if (known === undefined) writePageItem(context, place, page)
  const version = writePageVersion(context, place, page, true)
  const sortOrder = page.order ?? Number(known?.sort_order ?? DEFAULT_ORDER)
  writeStoredDraft(store, { id, language, templateId: getTemplate(templates, page).id, sortOrder }, { version, base })
  return version
}

function writePageItem({ store, templates }: WriteContext, { site, item }: PagePlace, page: PageDocument): string {
  return writeItemAt(store, site, getPagePath(item), getTemplate(templates, page), page.order)
}

function writePageVersion(
  context: WriteContext,
  { site, item, language }: PagePlace,
  page: PageDocument,
  isDraft = false,
) {
  return writeVersion(context, {
    itemId: getPageId(site, item),
    site,
    template: getTemplate(context.templates, page),
    language,
    displayName: page.name ?? getLastPart(getPagePath(item)),
    slug: page.slug,
    fields: page.fields,
    layout: { design: page.design ?? DEFAULT_DESIGN, areas: page.layout },
    isDraft,
  })
}

function getTemplate(templates: TemplateSet, { template = PAGE_TEMPLATE }: PageDocument): KnownTemplate {
  return getKnownTemplate(templates, template)
}

export function writeItem(context: WriteContext, { site, path, language }: ItemPlace, item: ItemDocument): number {
  const template = getKnownTemplate(context.templates, item.template)
  const itemId = writeItemAt(context.store, site, path, template, item.order)
  removeStructure(context.store, itemId)
  const displayName = item.name ?? getLastPart(path)
  return writeVersion(context, { itemId, site, template, language, displayName, fields: item.fields })
}

export function writeDesign(context: WriteContext, { site, design, language }: DesignPlace, areas: AreaDocument): void {
  const template = getKnownTemplate(context.templates, STRUCTURE.partialDesign)
  for (const [area, blocks] of Object.entries(areas)) {
    const path = getDesignPath(design, area)
    writeVersion(context, {
      itemId: writeItemAt(context.store, site, path, template),
      site,
      template,
      language,
      displayName: getLastPart(path),
      fields: {},
      layout: { design: "", areas: { [area]: blocks } },
    })
  }
}

/**
 * Writes an item and the folders above it. `path` is relative to the root of the site. Returns the identifier of the
 * item.
 */
function writeItemAt(store: Store, site: string, path: string, template: KnownTemplate, sortOrder?: number): string {
  const id = getItemId(site, path)
  const parentId = createParents(store, site, path)
  writeStoredItem(store, { id, site, parentId, name: getLastPart(path), templateId: template.id, sortOrder })
  return id
}

/** Removes the language-independent version of a folder item when the item gets content in a language. */
function removeStructure(store: Store, id: string): void {
  sql`delete from versions where item_id = ${id} and language = ''`.run(store)
}

export function getKnownTemplate(templates: TemplateSet, name: string): KnownTemplate {
  const template = templates.byName(name)
  if (template === undefined) {
    throw new Error(`storage: there is no template ${name}. Run npm run generate, or fix the template's name.`)
  }
  return template
}

function getLastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}
