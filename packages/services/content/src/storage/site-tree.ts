import { sql } from "@forecourt/service-kit/storage"
import { createGuid } from "../guid/guid.ts"
import { STRUCTURE } from "../templates/built-in-templates.ts"
import { getTemplateId } from "../templates/template-set.ts"
import { type Item, writeStructure } from "./items.ts"
import type { Store } from "./open-store.ts"
import { getItemId } from "./stored-value.ts"

const CONTENT_ROOT = ["sitecore", "content", "forecourt"] as const

export const HOME = "Home"
export const SETTINGS = "Settings"
export const DICTIONARY = "Dictionary"
const DESIGNS = "Presentation/Partial Designs"

export function getSiteRootPath(site: string): string {
  return `/${CONTENT_ROOT.join("/")}/${site}`
}

/**
 * Returns the identifier of a page by its path below the home page, such as `bilar/elbilar`, or `""` for the home page.
 */
export function getPageId(site: string, item: string): string {
  return getItemId(site, getPagePath(item))
}

export function getSettingsId(site: string): string {
  return getItemId(site, SETTINGS)
}

export function getDesignId(site: string, design: string, area: string): string {
  return getItemId(site, getDesignPath(design, area))
}

export function getPagePath(item: string): string {
  return item === "" ? HOME : `${HOME}/${item}`
}

/** Returns the path of a page below the home item, such as `bilar/elbilar`, or `""` for the home item. */
export function getItemKey({ site, path }: Item): string {
  const home = `${getSiteRootPath(site)}/${HOME}/`
  return path.startsWith(home) ? path.slice(home.length) : ""
}

export function getDesignPath(design: string, area: string): string {
  return `${DESIGNS}/${design} ${area}`
}

export const PAGE_DATA = "Data"

export function getPageDataId(itemId: string): string {
  return createGuid(`${itemId}/${PAGE_DATA}`)
}

export function createSiteRoot(store: Store, site: string): string {
  let parentId: string | null = null
  let path = ""
  for (const name of CONTENT_ROOT) {
    path += `/${name}`
    const id = getItemId("", path)
    const template = name === CONTENT_ROOT.at(-1) ? STRUCTURE.tenant : STRUCTURE.folder
    writeStructure(store, { id, site: "", parentId, name, templateId: getTemplateId(template) })
    parentId = id
  }
  const rootId = getItemId(site, "")
  writeStructure(store, { id: rootId, site, parentId, name: site, templateId: getTemplateId(STRUCTURE.site) })
  return rootId
}

export function createPageData(store: Store, site: string, parentId: string): string {
  const id = getPageDataId(parentId)
  writeStructure(store, {
    id,
    site,
    parentId,
    name: PAGE_DATA,
    templateId: getTemplateId(STRUCTURE.pageData),
    sortOrder: 10_000,
  })
  return id
}

export function createParents(store: Store, site: string, path: string): string {
  const parts = path.split("/").slice(0, -1)
  let parentId = getItemId(site, "")
  for (const [index, name] of parts.entries()) {
    const isPageData = parts[0] === HOME && index > 0 && name.toLowerCase() === PAGE_DATA.toLowerCase()
    const id = isPageData ? getPageDataId(parentId) : getItemId(site, parts.slice(0, index + 1).join("/"))
    if (isPageData) createPageData(store, site, parentId)
    else if (sql`select 1 from items where id = ${id}`.get(store) === undefined) {
      const template = name === DICTIONARY ? STRUCTURE.dictionary : STRUCTURE.folder
      writeStructure(store, { id, site, parentId, name, templateId: getTemplateId(template) })
    }
    parentId = id
  }
  return parentId
}
