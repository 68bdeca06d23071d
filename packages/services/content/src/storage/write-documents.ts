import { sql } from "@forecourt/service-kit/storage"
import type { AreaDocument, ItemDocument, PageDocument } from "../documents/document.types.ts"
import { STRUCTURE } from "../templates/built-in-templates.ts"
import type { KnownTemplate, TemplateSet } from "../templates/template-set.ts"
import { removeStoredDraft, writeStoredDraft } from "./drafts.ts"
import { DEFAULT_ORDER, writeStoredItem } from "./items.ts"
import type { Store } from "./open-store.ts"
import { createParents, getDesignId, getDesignPath, getPageId, getPagePath } from "./site-tree.ts"
import { getItemId } from "./stored-value.ts"
import { writeVersion } from "./write-version.ts"

export const PAGE_TEMPLATE = "Page"
export const SETTINGS_TEMPLATE = "SiteSettings"
export const DEFAULT_DESIGN = "default"

export interface WriteContext {
  readonly store: Store
  readonly templates: TemplateSet
  readonly now: () => number
}

/**
 * Writes a page in one language and returns the new version number. Creates the folders above the page if they are
 * missing.
 */
export function writePage(
  context: WriteContext,
  site: string,
  item: string,
  language: string,
  page: PageDocument,
): number {
  const id = writePageDocument(context, site, item, page)
  removeStructure(context.store, id)
  return writePageVersion(context, site, item, language, page)
}

/**
 * Writes the draft of a page in one language and returns its version number. An earlier draft is replaced, and `base`
 * is the published version on which the draft is based.
 */
export function writeDraft(
  context: WriteContext,
  site: string,
  item: string,
  language: string,
  page: PageDocument,
  base: number | null,
): number {
  const { store, templates } = context
  const id = getPageId(site, item)
  removeStoredDraft(store, id, language)
  // The parts of the item that visitors see stay unchanged.
  const known = sql`select sort_order from items where id = ${id}`.get(store)
  if (known === undefined) writePageDocument(context, site, item, page)
  const version = writePageVersion(context, site, item, language, page, true)
  const sortOrder = page.order ?? Number(known?.sort_order ?? DEFAULT_ORDER)
  writeStoredDraft(store, { id, language, templateId: getTemplate(templates, page).id, sortOrder }, { version, base })
  return version
}

function writePageDocument({ store, templates }: WriteContext, site: string, item: string, page: PageDocument): string {
  const path = getPagePath(item)
  const id = getPageId(site, item)
  writeStoredItem(store, {
    id,
    site,
    parentId: createParents(store, site, path),
    name: getLastPart(path),
    templateId: getTemplate(templates, page).id,
    ...(page.order !== undefined && { sortOrder: page.order }),
  })
  return id
}

function writePageVersion(
  { store, templates, now }: WriteContext,
  site: string,
  item: string,
  language: string,
  page: PageDocument,
  isDraft = false,
): number {
  return writeVersion(store, templates, {
    itemId: getPageId(site, item),
    site,
    template: getTemplate(templates, page),
    language,
    displayName: page.name ?? getLastPart(getPagePath(item)),
    slug: page.slug,
    fields: page.fields,
    layout: { design: page.design ?? DEFAULT_DESIGN, areas: page.layout },
    now: now(),
    isDraft,
  })
}

function getTemplate(templates: TemplateSet, { template = PAGE_TEMPLATE }: PageDocument): KnownTemplate {
  return getKnownTemplate(templates, template)
}

export function writeItem(
  context: WriteContext,
  site: string,
  path: string,
  language: string,
  item: ItemDocument,
): number {
  const template = getKnownTemplate(context.templates, item.template)
  const id = getItemId(site, path)
  writeStoredItem(context.store, {
    id,
    site,
    parentId: createParents(context.store, site, path),
    name: getLastPart(path),
    templateId: template.id,
    ...(item.order !== undefined && { sortOrder: item.order }),
  })
  removeStructure(context.store, id)
  return writeVersion(context.store, context.templates, {
    itemId: id,
    site,
    template,
    language,
    displayName: item.name ?? getLastPart(path),
    fields: item.fields,
    now: context.now(),
  })
}

export function writeDesign(
  context: WriteContext,
  site: string,
  design: string,
  language: string,
  areas: AreaDocument,
): void {
  for (const [area, blocks] of Object.entries(areas)) {
    const path = getDesignPath(design, area)
    const template = getKnownTemplate(context.templates, STRUCTURE.partialDesign)
    writeStoredItem(context.store, {
      id: getDesignId(site, design, area),
      site,
      parentId: createParents(context.store, site, path),
      name: getLastPart(path),
      templateId: template.id,
    })
    writeVersion(context.store, context.templates, {
      itemId: getDesignId(site, design, area),
      site,
      template,
      language,
      displayName: getLastPart(path),
      fields: {},
      layout: { design: "", areas: { [area]: blocks } },
      now: context.now(),
    })
  }
}

/** Removes the language-independent version of a folder item, because the item now gets content in a language. */
function removeStructure(store: Store, id: string): void {
  sql`delete from versions where item_id = ${id} and language = ''`.run(store)
}

/** Returns the template with the given name. It must exist, since documents are checked before they are written. */
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
