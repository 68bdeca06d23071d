import { type Article, fetchArticles, fetchSiteInfo } from "@forecourt/api-clients/content"
import { connection } from "next/server"
import { formatArticlesTag, formatSiteTag } from "../content/cache-tags.ts"
import { createContentSource } from "../content/content-source.ts"
import { readOrKeepLast } from "../content/keep-last.ts"
import { readSharedContent } from "../content/shared-content.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { getSiteUrl } from "../head/page-head.ts"
import { getLocale, toVisitorPath } from "../page/site-paths.ts"
import { getFeedPath, readFeedPath } from "./feed-address.ts"
import { formatFeed } from "./feed-text.ts"

/** The maximum number of articles in the feed. It is small because feed readers request the feed often. */
const MAX_ARTICLES = 20

const KEEP_SECONDS = 300

export function createFeedRoute(config: SiteConfig, environment: Environment) {
  return async (request: Request): Promise<Response> => {
    await connection()
    // The proxy rewrote the language's address to this route; the request still contains that address.
    const language = readFeedPath(new URL(request.url).pathname, config)
    if (language === null) return new Response(null, { status: 404 })
    const articles = await readOrKeepLast(
      `feed ${config.name} ${language}`,
      () => readArticles(language),
      () => null,
    )
    if (articles === null) return new Response(null, { status: 503, headers: { "retry-after": "60" } })

    const { settings } = await readSharedContent(environment, { site: config.name, language })
    const base = getSiteUrl({ site: config, settings })
    const title = settings.name?.value ?? config.name
    const text = formatFeed({
      title,
      description: `${title}: ${base.host}`,
      language: getLocale(config.name, language).toLowerCase(),
      self: new URL(getFeedPath(language, config), base).href,
      home: new URL(toVisitorPath("/", language, config), base).href,
      articles,
    })
    return new Response(text, {
      headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=300" },
    })
  }

  async function readArticles(language: string): Promise<readonly Article[]> {
    const http = createContentSource(environment, {
      tags: [formatSiteTag(config.name), formatArticlesTag(config.name, language)],
      keepSeconds: KEEP_SECONDS,
    })
    const info = await fetchSiteInfo(http, { site: config.name })
    if (info === null) return []
    const { articleTemplate } = environment.content
    const articles = await fetchArticles(http, {
      language,
      root: info.rootPath,
      limit: MAX_ARTICLES,
      ...(articleTemplate && { template: articleTemplate }),
    })
    return articles.articles
  }
}
