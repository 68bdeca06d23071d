import { sql } from "@forecourt/service-kit/storage"
import { createPage, type Paging, parsePageSize, readCursor } from "../search/cursor.ts"
import { findItem } from "../storage/items.ts"
import type { Row, Store } from "../storage/open-store.ts"
import { findRoute, toCleanRoute } from "../storage/routes.ts"
import { getSiteRootPath } from "../storage/site-tree.ts"
import type { GraphContext, GraphItem } from "./graph-context.types.ts"
import { UserError } from "./user-error.ts"

interface PhrasesRequest extends Paging {
  readonly language: string
}
interface RoutesRequest extends PhrasesRequest {
  readonly includedPaths?: readonly (string | null)[] | null
  readonly excludedPaths?: readonly (string | null)[] | null
}

export const siteResolvers = {
  SiteData: {
    siteInfo: (_: unknown, { site }: { site: string }, { store }: GraphContext) =>
      sql`select * from sites where name = ${site}`.get(store) ?? null,
    siteInfoCollection: (_: unknown, __: unknown, { store }: GraphContext) => listSites(store),
    allSiteInfo: (
      _: unknown,
      args: { pageSize?: number | null; pageNumber?: number | null },
      { store }: GraphContext,
    ) => {
      const sites = listSites(store)
      const size = parsePageSize(args.pageSize, 500, "allSiteInfo")
      const number = args.pageNumber ?? 1
      if (number < 1) throw new UserError(`allSiteInfo: pageNumber is ${number}. Pages are counted from 1.`)
      const from = (number - 1) * size
      return { results: sites.slice(from, from + size), total: sites.length }
    },
  },
  SiteInfo: {
    rootPath: ({ name }: Row) => getSiteRootPath(String(name)),
    llmsTxt: ({ llms_txt }: Row) => llms_txt,
    sitemap: ({ name }: Row, _: unknown, { sitemaps }: GraphContext) => sitemaps(String(name)),
    attributes: () => [],
    redirects: ({ name }: Row, _: unknown, { store }: GraphContext) => listRedirects(store, String(name)),
    dictionary: ({ name }: Row, request: PhrasesRequest, { store }: GraphContext) =>
      listPhrases(store, String(name), request),
    routes: ({ name }: Row, request: RoutesRequest, context: GraphContext) =>
      listRoutes(context, String(name), request),
    errorHandling: (site: Row, { language }: { language: string }, context: GraphContext) => {
      const notFound = getErrorPage(context, site, "not_found_path", language)
      const serverError = getErrorPage(context, site, "server_error_path", language)
      return {
        notFoundPage: notFound.page,
        notFoundPagePath: notFound.path,
        serverErrorPage: serverError.page,
        serverErrorPagePath: serverError.path,
      }
    },
  },
}

function listSites(store: Store): Row[] {
  return store.all("select * from sites order by name")
}

function listRedirects(store: Store, site: string): object[] {
  return sql`select * from redirects where site = ${site} order by position`.all(store).map((row) => ({
    pattern: row.pattern,
    target: row.target,
    redirectType: row.redirect_type,
    isQueryStringPreserved: row.is_query_string_preserved === 1,
    isLanguagePreserved: row.is_language_preserved === 1,
    locale: row.locale,
  }))
}

function listPhrases(store: Store, site: string, { language, first, after }: PhrasesRequest): object {
  const size = parsePageSize(first, 500, "dictionary")
  const cursor = readCursor(after, 1)
  const rows = sql`select key, value from dictionary where site = ${site} and language = ${language}
    and key > ${cursor?.after[0] ?? ""} order by key limit ${size + 1}`.all(store)
  const counted = sql`select count(*) as total from dictionary where site = ${site} and language = ${language}`.get(
    store,
  )
  return createPage(rows, counted, { size, after, cursor }, ({ key }) => [String(key)])
}

function listRoutes({ store }: GraphContext, site: string, request: RoutesRequest): object {
  const size = parsePageSize(request.first, 10, "routes")
  const cursor = readCursor(request.after, 2)
  const rows = sql`select r.path, r.item_id from routes r
    join versions v on v.item_id = r.item_id and v.language = r.language and v.is_current = 1
    where r.site = ${site} and r.language = ${request.language} order by r.path, r.item_id`
    .all(store)
    .filter(({ path }) => isWanted(String(path), request))
  const [path, id] = cursor?.after ?? []
  const from = cursor === null ? 0 : rows.findIndex((row) => isAfter(row, String(path), String(id)))
  const rest = from < 0 ? [] : rows.slice(from)
  const routes = rest.slice(0, size + 1).flatMap((row) => {
    const route = findItem(store, String(row.item_id), request.language)
    return route === null ? [] : [{ route, routePath: String(row.path) }]
  })
  const { after } = request
  return createPage(routes, { total: rows.length }, { size, after, cursor }, ({ routePath, route }) => [
    routePath,
    route.id,
  ])
}

function isWanted(path: string, { includedPaths, excludedPaths }: RoutesRequest): boolean {
  const isCovered = (route: string | null) => {
    const root = toCleanRoute(route ?? "").toLowerCase()
    const address = path.toLowerCase()
    return address === root || root === "/" || address.startsWith(`${root}/`)
  }
  if (includedPaths != null && includedPaths.length > 0 && !includedPaths.some(isCovered)) return false
  return !(excludedPaths ?? []).some(isCovered)
}

function isAfter(row: Row, path: string, id: string): boolean {
  const at = String(row.path).toLowerCase()
  const cursor = path.toLowerCase()
  return at > cursor || (at === cursor && String(row.item_id) > id)
}

function getErrorPage(
  { store }: GraphContext,
  site: Row,
  column: "not_found_path" | "server_error_path",
  language: string,
): { page: GraphItem | null; path: string } {
  const path = String(site[column])
  const id = findRoute(store, String(site.name), path, String(site.language))
  const item = id === null ? null : findItem(store, id, language)
  return item?.current.hasLayout === true ? { page: item, path } : { page: null, path: "" }
}
