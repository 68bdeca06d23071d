import { fetchSiteInfo, fetchStories, fetchTags } from "@forecourt/api-clients/content"
import { type StoryCards, storyCard } from "@forecourt/api-clients/stories"
import { cacheControlOf } from "@forecourt/contracts/cache-control"
import type { Operation } from "@forecourt/contracts/operation"
import { callsAt, methodsOf, readRequest } from "@forecourt/contracts/read-request"
import type { FetchStoryCardsInput } from "@forecourt/contracts/stories"
import { STORIES_OPERATIONS } from "@forecourt/contracts/stories.operations"
import { formatDay, sourceSet } from "@forecourt/renderer"
import { siteTag, storiesTag } from "../content/cache-tags.ts"
import { contentSource } from "../content/content-source.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { imageUrls } from "../page/image-url.ts"
import { localeOf } from "../page/site-paths.ts"
import { messageOf, reportLine } from "../report/report-line.ts"

const NO_STORE = { "cache-control": "no-store" }

/** A notice of the platform refreshes it sooner. */
const KEEP_SECONDS = 60

/** `GET /api/stories`: the next stories of a list. Knows nobody, keeps nothing about who asks. Spec 1 §4, §7. */
export function storiesRoute(config: SiteConfig, environment: Environment) {
  const imageUrl = imageUrls({ contentUrl: environment.content.url, hosts: config.imageHosts ?? [] })

  return async (request: Request): Promise<Response> => {
    const [operation] = callsAt(STORIES_OPERATIONS, new URL(request.url).pathname)
    const methods = operation === undefined ? [] : methodsOf(operation)
    if (operation !== undefined && !methods.includes(request.method))
      return new Response(null, { status: 405, headers: { ...NO_STORE, allow: methods.join(", ") } })
    const wanted = operation && (await wantedBy(operation, request))
    if (operation === undefined || wanted === null || wanted === undefined)
      return Response.json({ message: "This is no question about stories" }, { status: 400, headers: NO_STORE })
    try {
      const headers = { "cache-control": cacheControlOf(operation.cache) }
      return Response.json(await cardsFor(wanted), { headers })
    } catch (error) {
      reportLine({ event: "stories-failed", message: messageOf(error) })
      return Response.json({ message: "The stories could not be read" }, { status: 502, headers: NO_STORE })
    }
  }

  /** `null` for what no page of ours asks. */
  async function wantedBy(operation: Operation, request: Request): Promise<FetchStoryCardsInput | null> {
    const input = await readRequest(operation, request)
    if ("status" in input) return null
    const wanted = input.values as unknown as FetchStoryCardsInput
    return config.languages.includes(wanted.language) ? wanted : null
  }

  async function cardsFor({ root, language, tag: keys = [], cursor }: FetchStoryCardsInput): Promise<StoryCards> {
    const http = contentSource(environment, {
      tags: [siteTag(config.name), storiesTag(config.name, language)],
      keepSeconds: KEEP_SECONDS,
    })
    const tags = keys.length === 0 ? [] : await tagIds(http, language, keys)
    if (tags === null) return { cards: [], total: 0, next: null }
    const { stories, total, next } = await fetchStories(http, {
      language,
      root,
      tags,
      ...(cursor !== undefined && { cursor }),
      ...(environment.content.storyTemplate && { template: environment.content.storyTemplate }),
    })
    const options = {
      day: (moment: string) =>
        formatDay(moment, { locale: localeOf(config.name, language), timeZone: config.timeZone }),
      picture: (src: string) => ({ src: imageUrl(src, MIDDLE_WIDTH) ?? src, srcSet: sourceSet(src, { imageUrl }) }),
    }
    return { cards: stories.map((story) => storyCard(story, options)), total, next }
  }

  /** Identifiers of tags, or `null` when the site has none of them. */
  async function tagIds(http: Http, language: string, keys: readonly string[]): Promise<string[] | null> {
    const info = await fetchSiteInfo(http, { site: config.name })
    const known = info === null ? [] : await fetchTags(http, { rootPath: info.rootPath, language })
    const ids = known.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
    return ids.length > 0 ? ids : null
  }
}

type Http = ReturnType<typeof contentSource>

const MIDDLE_WIDTH = 640
