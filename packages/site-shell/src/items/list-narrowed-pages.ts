import { readSharedContent } from "../content/shared-content.ts"
import type { Address } from "../page/build-page.ts"
import type { PageContent } from "../page/page-content.types.ts"
import { buildValuesPath } from "../page/path-values.ts"
import { toVisitorPath } from "../page/site-paths.ts"
import { formatError, reportLine } from "../report/report-line.ts"
import type { LanguageRoute } from "../routes/sitemap.ts"
import { keepList } from "./keep-list.ts"
import type { ListOptions } from "./list-items.ts"

export type ReadListing = (address: Address) => Promise<Pick<PageContent, "listing"> | null>

export async function listNarrowedPages(
  routes: readonly LanguageRoute[],
  readPage: ReadListing,
  options: ListOptions,
): Promise<LanguageRoute[]> {
  const lists = options.site.languages.map(async (language) => {
    const list = await findCarList(routes, language, options)
    if (list === null) return []
    const values = await keepList(options.stock, `narrowings ${language}`, () => readNarrowings(list, readPage))
    return values.map((narrowing) => ({
      language,
      path: buildValuesPath(list.path, narrowing),
      itemId: null,
      updated: null,
    }))
  })
  const results = await Promise.allSettled(lists)
  return results.flatMap((result) => {
    if (result.status === "fulfilled") return result.value
    reportLine({ event: "sitemap-narrowings-failed", message: formatError(result.reason) })
    return []
  })
}

async function findCarList(
  routes: readonly LanguageRoute[],
  language: string,
  { site, environment }: ListOptions,
): Promise<LanguageRoute | null> {
  const { settings } = await readSharedContent(environment, { site: site.name, language })
  const href = settings.pathToCarList?.value.href
  const base = `https://${site.host}`
  if (!href || !URL.canParse(href, base)) return null
  const { pathname } = new URL(href, base)
  return (
    routes.find((route) => route.language === language && toVisitorPath(route.path, language, site) === pathname) ??
    null
  )
}

async function readNarrowings({ language, path }: LanguageRoute, readPage: ReadListing) {
  const page = await readPage({ language, path })
  return page?.listing?.narrowings ?? []
}
