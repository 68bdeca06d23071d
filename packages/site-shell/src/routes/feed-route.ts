import { fetchSiteInfo, fetchStories, type Story } from "@forecourt/api-clients/content"
import { connection } from "next/server"
import { siteTag, storiesTag } from "../content/cache-tags.ts"
import { contentSource } from "../content/content-source.ts"
import { keepLast } from "../content/keep-last.ts"
import { readSharedContent } from "../content/shared-content.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { siteUrl } from "../head/page-head.ts"
import { localeOf, visitorPath } from "../page/site-paths.ts"
import { feedPath, readFeedPath } from "./feed-address.ts"
import { feedText } from "./feed-text.ts"

/** Readers come back often; who was away for longer finds the rest in the list. */
const STORIES = 20

const KEEP_SECONDS = 300

/** `/feed.xml`, and `/en/feed.xml` for another language: the newest stories as RSS. */
export function feedRoute(config: SiteConfig, environment: Environment) {
  return async (request: Request): Promise<Response> => {
    await connection()
    // The proxy led here from the language's address; the request still carries it.
    const language = readFeedPath(new URL(request.url).pathname, config)
    if (language === null) return new Response(null, { status: 404 })
    const stories = await keepLast(
      `feed ${config.name} ${language}`,
      () => readStories(language),
      () => null,
    )
    if (stories === null) return new Response(null, { status: 503, headers: { "retry-after": "60" } })

    const { settings } = await readSharedContent(environment, { site: config.name, language })
    const base = siteUrl({ site: config, settings })
    const title = settings.name?.value ?? config.name
    const text = feedText({
      title,
      description: `${title}: ${base.host}`,
      language: localeOf(config.name, language).toLowerCase(),
      self: new URL(feedPath(language, config), base).href,
      home: new URL(visitorPath("/", language, config), base).href,
      stories,
    })
    return new Response(text, {
      headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=300" },
    })
  }

  async function readStories(language: string): Promise<readonly Story[]> {
    const http = contentSource(environment, {
      tags: [siteTag(config.name), storiesTag(config.name, language)],
      keepSeconds: KEEP_SECONDS,
    })
    const info = await fetchSiteInfo(http, { site: config.name })
    if (info === null) return []
    const { storyTemplate } = environment.content
    const found = await fetchStories(http, {
      language,
      root: info.rootPath,
      limit: STORIES,
      ...(storyTemplate && { template: storyTemplate }),
    })
    return found.stories
  }
}
