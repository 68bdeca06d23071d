import { sql } from "@forecourt/service-kit/storage"
import { parseHostNames } from "../documents/host-names.ts"
import type { LocalItem } from "../storage/items.ts"
import type { Store } from "../storage/open-store.ts"
import { findNearestRoute, toUrlName } from "../storage/routes.ts"
import { getSettingsId, getSiteRootPath } from "../storage/site-tree.ts"

export interface ItemAddress {
  /** The path of the item on the site, including the language prefix, for example `/en/workshop`. */
  readonly path: string
  readonly url: string
  readonly hostName: string
  readonly scheme: string
  readonly siteName: string
}

/** Returns the URL of an item. As in Sitecore, an item that is not a page has a path such as `/news/Data/index`. */
export function getAddress(store: Store, item: LocalItem): ItemAddress {
  const path = getPublicPath(store, item) ?? getTreePath(item)
  const base = getSiteBase(store, item.site, item.language)
  return {
    path,
    url: base.origin + path,
    hostName: base.hostname,
    scheme: base.protocol.replace(":", ""),
    siteName: item.site,
  }
}

function getPublicPath(store: Store, item: LocalItem): string | null {
  const route = findNearestRoute(store, item)
  return route === null ? null : addLanguage(route, item.language, getDefaultLanguage(store, item.site))
}

export function addLanguage(route: string, language: string, plainLanguage: string): string {
  if (language === plainLanguage) return route
  return route === "/" ? `/${language}` : `/${language}${route}`
}

export function getDefaultLanguage(store: Store, site: string): string {
  return String(sql`select language from sites where name = ${site}`.get(store)?.language ?? "")
}

/**
 * Returns the base URL of a site, as defined in its settings. By default, the URL contains the first host name of the
 * site that has no wildcard.
 */
export function getSiteBase(store: Store, site: string, language: string): URL {
  const setting = sql`select f.value from fields f join versions v using (item_id, language, version)
    where v.is_current = 1 and f.item_id = ${getSettingsId(site)} and f.language = ${language}
    and f.name = 'url'`.get(store)
  const href = setting === undefined ? undefined : getHref(JSON.parse(String(setting.value)))
  if (href !== undefined && URL.canParse(href)) return new URL(href)
  const registered = String(sql`select hostname from sites where name = ${site}`.get(store)?.hostname ?? "")
  const hostname = parseHostNames(registered).find((name) => !name.includes("*")) ?? "localhost"
  return new URL(`${/(?:^|\.)localhost$/.test(hostname) ? "http" : "https"}://${hostname}`)
}

function getTreePath({ site, path }: LocalItem): string {
  const below = path.slice(getSiteRootPath(site).length)
  return below.split("/").map(toUrlName).join("/") || "/"
}

function getHref(field: unknown): string | undefined {
  const value = (field as { value?: { href?: unknown } } | null)?.value
  return typeof value?.href === "string" ? value.href : undefined
}
