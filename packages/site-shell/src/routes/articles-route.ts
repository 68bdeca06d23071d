import { fetchArticles, fetchSiteInfo, fetchTags } from "@forecourt/api-clients/content"
import { type ArticleCards, toArticleCard } from "@forecourt/api-clients/stories"
import { formatCacheControl } from "@forecourt/contracts/cache-control"
import type { Operation } from "@forecourt/contracts/operation"
import { findOperations, getMethods, readRequest } from "@forecourt/contracts/read-request"
import type { FetchArticleCardsInput } from "@forecourt/contracts/stories"
import { STORIES_OPERATIONS } from "@forecourt/contracts/stories.operations"
import { createSourceSet, formatDay } from "@forecourt/renderer"
import { formatArticlesTag, formatSiteTag } from "../content/cache-tags.ts"
import { createContentSource } from "../content/content-source.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { createImageUrls } from "../page/image-url.ts"
import { getLocale } from "../page/site-paths.ts"
import { formatError, reportLine } from "../report/report-line.ts"

const NO_STORE = { "cache-control": "no-store" }

/** The cache time in seconds. A publish notice ends it early. */
const KEEP_SECONDS = 60

/** Creates the route `GET /api/stories`. It stores nothing about the visitor. Spec 1 §4, §7. */
export function createArticlesRoute(config: SiteConfig, environment: Environment) {
  const imageUrl = createImageUrls({ contentUrl: environment.content.url, hosts: config.imageHosts ?? [] })

  return async (request: Request): Promise<Response> => {
    const [operation] = findOperations(STORIES_OPERATIONS, new URL(request.url).pathname)
    const methods = operation === undefined ? [] : getMethods(operation)
    if (operation !== undefined && !methods.includes(request.method))
      return new Response(null, { status: 405, headers: { ...NO_STORE, allow: methods.join(", ") } })
    const wanted = operation && (await readWanted(operation, request))
    if (operation === undefined || wanted === null || wanted === undefined)
      return Response.json({ message: "This is no question about stories" }, { status: 400, headers: NO_STORE })
    try {
      const headers = { "cache-control": formatCacheControl(operation.cache) }
      return Response.json(await fetchCards(wanted), { headers })
    } catch (error) {
      reportLine({ event: "stories-failed", message: formatError(error) })
      return Response.json({ message: "The stories could not be read" }, { status: 502, headers: NO_STORE })
    }
  }

  async function readWanted(operation: Operation, request: Request): Promise<FetchArticleCardsInput | null> {
    const input = await readRequest(operation, request)
    if ("status" in input) return null
    const wanted = input.values as unknown as FetchArticleCardsInput
    return config.languages.includes(wanted.language) ? wanted : null
  }

  async function fetchCards({ root, language, tag: keys = [], cursor }: FetchArticleCardsInput): Promise<ArticleCards> {
    const http = createContentSource(environment, {
      tags: [formatSiteTag(config.name), formatArticlesTag(config.name, language)],
      keepSeconds: KEEP_SECONDS,
    })
    const tags = keys.length === 0 ? [] : await findTagIds(http, language, keys)
    if (tags === null) return { cards: [], total: 0, next: null }
    const { articles, total, next } = await fetchArticles(http, {
      language,
      root,
      tags,
      ...(cursor !== undefined && { cursor }),
      ...(environment.content.articleTemplate && { template: environment.content.articleTemplate }),
    })
    const options = {
      day: (moment: string) =>
        formatDay(moment, { locale: getLocale(config.name, language), timeZone: config.timeZone }),
      picture: (src: string) => ({
        src: imageUrl(src, MIDDLE_WIDTH) ?? src,
        srcSet: createSourceSet(src, { imageUrl }),
      }),
    }
    return { cards: articles.map((article) => toArticleCard(article, options)), total, next }
  }

  async function findTagIds(http: Http, language: string, keys: readonly string[]): Promise<string[] | null> {
    const info = await fetchSiteInfo(http, { site: config.name })
    const known = info === null ? [] : await fetchTags(http, { rootPath: info.rootPath, language })
    const ids = known.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
    return ids.length > 0 ? ids : null
  }
}

type Http = ReturnType<typeof createContentSource>

const MIDDLE_WIDTH = 640
