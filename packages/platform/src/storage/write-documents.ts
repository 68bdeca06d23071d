import type { AreaDocument, ItemDocument, PageDocument, SiteDocument } from "../documents/document.types.ts"
import { guidOf } from "../guid/guid.ts"
import { STRUCTURE } from "../templates/built-in-templates.ts"
import { type KnownTemplate, type TemplateSet, templateId } from "../templates/template-set.ts"
import { putItem, putStructure } from "./items.ts"
import type { Store } from "./open-store.ts"
import { itemId } from "./stored-value.ts"
import { writeVersion } from "./write-content.ts"

const CONTENT_ROOT = ["sitecore", "content", "forecourt"] as const
const HOME = "Home"
const DESIGNS = "Presentation/Partial Designs"
const DICTIONARY = "Dictionary"
const SETTINGS = "Settings"

/** Template of pages that name none. */
export const PAGE_TEMPLATE = "Page"
export const SETTINGS_TEMPLATE = "SiteSettings"
export const DEFAULT_DESIGN = "default"

export interface Desk {
  readonly store: Store
  readonly templates: TemplateSet
  readonly now: () => number
}

/** Identifier of a page by its place below home: `""` is home, `bilar/elbilar` a page two levels down. */
export function pageId(site: string, item: string): string {
  return itemId(site, item === "" ? HOME : `${HOME}/${item}`)
}

export function settingsId(site: string): string {
  return itemId(site, SETTINGS)
}

export function designId(site: string, design: string, area: string): string {
  return itemId(site, `${DESIGNS}/${design} ${area}`)
}

export function siteRootPath(site: string): string {
  return `/${CONTENT_ROOT.join("/")}/${site}`
}

/** Writes a site's own facts, its settings and the tree that everything else hangs on. */
export function writeSite(desk: Desk, site: SiteDocument): void {
  const { store } = desk
  const rootId = putSiteTree(store, site.name)
  store.run(
    `insert into sites (name, root_id, home_id, hostname, language, languages, robots, llms_txt, not_found_path, server_error_path)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (name) do update set root_id = excluded.root_id, home_id = excluded.home_id,
       hostname = excluded.hostname, language = excluded.language, languages = excluded.languages,
       robots = excluded.robots, llms_txt = excluded.llms_txt, not_found_path = excluded.not_found_path,
       server_error_path = excluded.server_error_path`,
    site.name,
    rootId,
    pageId(site.name, ""),
    site.hostname,
    site.language,
    JSON.stringify(site.languages),
    site.robots,
    site.llmsTxt ?? null,
    site.errorPages.notFound,
    site.errorPages.serverError,
  )
  writeRedirects(store, site)
  putItem(store, {
    id: settingsId(site.name),
    site: site.name,
    parentId: rootId,
    name: SETTINGS,
    templateId: templateId(SETTINGS_TEMPLATE),
  })
  for (const [language, fields] of Object.entries(site.settings)) {
    writeVersion(store, desk.templates, {
      itemId: settingsId(site.name),
      site: site.name,
      template: known(desk.templates, SETTINGS_TEMPLATE),
      language,
      displayName: SETTINGS,
      fields,
      now: desk.now(),
    })
  }
}

/** Writes a page in one language and answers its new version number. Folders above it are made as needed. */
export function writePage(desk: Desk, site: string, item: string, language: string, page: PageDocument): number {
  const template = known(desk.templates, page.template ?? PAGE_TEMPLATE)
  const name = item === "" ? HOME : lastPart(item)
  const id = pageId(site, item)
  putItem(desk.store, {
    id,
    site,
    parentId: item === "" ? itemId(site, "") : putParents(desk.store, site, `${HOME}/${item}`),
    name,
    templateId: template.id,
    ...(page.order !== undefined && { sortOrder: page.order }),
  })
  dropStructure(desk.store, id)
  return writeVersion(desk.store, desk.templates, {
    itemId: id,
    site,
    template,
    language,
    displayName: page.name ?? name,
    slug: page.slug,
    fields: page.fields,
    layout: { design: page.design ?? DEFAULT_DESIGN, areas: page.layout },
    now: desk.now(),
  })
}

/** Writes an item that is no page, at a path below the site's root. */
export function writeItem(desk: Desk, site: string, path: string, language: string, item: ItemDocument): number {
  const template = known(desk.templates, item.template)
  const id = itemId(site, path)
  putItem(desk.store, {
    id,
    site,
    parentId: putParents(desk.store, site, path),
    name: lastPart(path),
    templateId: template.id,
    ...(item.order !== undefined && { sortOrder: item.order }),
  })
  dropStructure(desk.store, id)
  return writeVersion(desk.store, desk.templates, {
    itemId: id,
    site,
    template,
    language,
    displayName: item.name ?? lastPart(path),
    fields: item.fields,
    now: desk.now(),
  })
}

/** Writes the shared header and footer of a site in one language: one partial design item for each area. */
export function writeDesign(desk: Desk, site: string, design: string, language: string, areas: AreaDocument): void {
  for (const [area, blocks] of Object.entries(areas)) {
    const path = `${DESIGNS}/${design} ${area}`
    const template = known(desk.templates, STRUCTURE.partialDesign)
    putItem(desk.store, {
      id: designId(site, design, area),
      site,
      parentId: putParents(desk.store, site, path),
      name: lastPart(path),
      templateId: template.id,
    })
    writeVersion(desk.store, desk.templates, {
      itemId: designId(site, design, area),
      site,
      template,
      language,
      displayName: lastPart(path),
      fields: {},
      layout: { design: "", areas: { [area]: blocks } },
      now: desk.now(),
    })
  }
}

/** Replaces all phrases of a language; each is an item too, because older clients search for them. */
export function writeDictionary(
  desk: Desk,
  site: string,
  language: string,
  phrases: Readonly<Record<string, string>>,
): void {
  const { store } = desk
  const rows = store.all("select item_id from dictionary where site = ? and language = ?", site, language)
  for (const row of rows)
    store.run("delete from versions where item_id = ? and language = ?", String(row.item_id), language)
  store.run("delete from dictionary where site = ? and language = ?", site, language)

  const parentId = putParents(store, site, `${DICTIONARY}/entry`)
  const template = known(desk.templates, STRUCTURE.dictionaryEntry)
  for (const [key, value] of Object.entries(phrases)) {
    const id = guidOf(`${site}/${DICTIONARY}/${key}`)
    putItem(store, { id, site, parentId, name: entryName(store, site, key, id), templateId: template.id })
    writeVersion(store, desk.templates, {
      itemId: id,
      site,
      template,
      language,
      displayName: key,
      fields: { key, phrase: value },
      now: desk.now(),
    })
    store.run(
      "insert into dictionary (site, language, key, value, item_id) values (?, ?, ?, ?, ?)",
      site,
      language,
      key,
      value,
      id,
    )
  }
}

/** Paths know no upper case, keys do: the second of two keys that differ only in that gets a longer name. */
function entryName(store: Store, site: string, key: string, id: string): string {
  const name = key.replaceAll("/", " ")
  const path = `${siteRootPath(site)}/${DICTIONARY}/${name}`
  const taken = store.get("select 1 from items where path = ? and id <> ?", path, id)
  return taken === undefined ? name : `${name} ${id.slice(0, 8)}`
}

function writeRedirects(store: Store, { name, redirects }: SiteDocument): void {
  store.run("delete from redirects where site = ?", name)
  for (const [position, redirect] of redirects.entries()) {
    store.run(
      `insert into redirects (site, position, pattern, target, redirect_type, is_query_string_preserved, is_language_preserved, locale)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      name,
      position,
      redirect.pattern,
      redirect.target,
      redirect.redirectType,
      redirect.isQueryStringPreserved ? 1 : 0,
      redirect.isLanguagePreserved === true ? 1 : 0,
      redirect.locale,
    )
  }
}

function putSiteTree(store: Store, site: string): string {
  let parentId: string | null = null
  let path = ""
  for (const name of CONTENT_ROOT) {
    path += `/${name}`
    const id = itemId("", path)
    const template = path.split("/").length > 3 ? STRUCTURE.tenant : STRUCTURE.folder
    putStructure(store, { id, site: "", parentId, name, templateId: templateId(template) })
    parentId = id
  }
  const rootId = itemId(site, "")
  putStructure(store, { id: rootId, site, parentId, name: site, templateId: templateId(STRUCTURE.site) })
  return rootId
}

/** Makes the folders above a path below the site's root and answers the identifier of the last one. */
function putParents(store: Store, site: string, path: string): string {
  const parts = path.split("/").slice(0, -1)
  let parentId = itemId(site, "")
  for (const [index, name] of parts.entries()) {
    const id = itemId(site, parts.slice(0, index + 1).join("/"))
    if (store.get("select 1 from items where id = ?", id) === undefined) {
      const template = name === DICTIONARY ? STRUCTURE.dictionary : STRUCTURE.folder
      putStructure(store, { id, site, parentId, name, templateId: templateId(template) })
    }
    parentId = id
  }
  return parentId
}

/** A folder that gets content of its own is no mere folder any more. */
function dropStructure(store: Store, id: string): void {
  store.run("delete from versions where item_id = ? and language = ''", id)
}

function known(templates: TemplateSet, name: string): KnownTemplate {
  const template = templates.byName(name)
  if (template === undefined) {
    throw new Error(`storage: there is no template ${name}. Run npm run generate, or mend the template's name.`)
  }
  return template
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}
