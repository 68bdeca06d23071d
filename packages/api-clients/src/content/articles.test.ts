import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, SITE, STORIES, startFixture, storyDate } from "../../../services/content/test/start-fixture.ts"
import { createHttp, type Http } from "../http/http.ts"
import {
  createContentHttp,
  fetchAncestors,
  fetchArticles,
  fetchSiteInfo,
  fetchTags,
  findArticleCursor,
  findArticlesIndex,
  findNextArticle,
  findParentId,
  findPreviousArticle,
  findPublishInfo,
} from "./content.ts"

const ROOT = `/sitecore/content/forecourt/${SITE}/Home/stories`
const language = "sv"
const list = { root: ROOT, language }

let fixture: Fixture
let http: Http

beforeAll(async () => {
  fixture = await startFixture()
  http = getContent(fixture)
})
afterAll(() => fixture.end())

function getContent({ url }: Fixture): Http {
  return createContentHttp({ url, mode: "local", contextId: "", apiKey: "forecourt-local-key", retries: 0 })
}

const tagIds = async (...keys: string[]) => {
  const info = await fetchSiteInfo(http, { site: SITE })
  const tags = await fetchTags(http, { rootPath: info?.rootPath ?? "", language })
  return tags.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
}

async function author({ author: send }: Fixture, method: "PUT" | "DELETE", name: string, date = ""): Promise<void> {
  const at = `page?site=${SITE}&path=${encodeURIComponent(`/stories/${name}`)}&language=${language}`
  const current = await send("GET", at)
  const headers = current.ok ? { "if-match": current.headers.get("etag") ?? "" } : undefined
  const article = {
    template: "StoryPage",
    fields: { title: { value: name }, date: { value: date } },
    layout: { main: [] },
  }
  const response = await send(method, at, method === "PUT" ? article : undefined, headers)
  if (!response.ok) throw new Error(`author: ${response.status} ${await response.text()}`)
}

test("articles are sorted newest first, four per page [spec 1 §3 story.id story.path story.title story.premble story.date, §7 stories.newest-first, §9 stories-page]", async () => {
  const page = await fetchArticles(http, list)

  expect(page.total).toBe(STORIES)
  expect(page.articles.map(({ title }) => title)).toEqual(["Title 16 sv", "Title 15 sv", "Title 14 sv", "Title 13 sv"])
  expect(page.articles[0]).toEqual({
    id: expect.stringMatching(/^[0-9A-F]{32}$/),
    path: "/stories/story-16",
    title: "Title 16 sv",
    preamble: "First line\nsecond line",
    date: storyDate(16),
    image: { value: { src: expect.stringContaining("/-/media/stories/16.jpg"), width: 800, height: 600 } },
  })
})

test("paging with the cursor returns every article once [spec 1 §4 load-more]", async () => {
  const seen: string[] = []
  let cursor: string | null = ""
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof fetchArticles>> = await fetchArticles(http, { ...list, cursor })
    seen.push(...page.articles.map(({ id }) => id))
    cursor = page.next
  }

  expect(seen).toHaveLength(STORIES)
  expect(new Set(seen).size).toBe(STORIES)
})

test("articles with any of the selected tags are returned, or all articles when no tag is selected [spec 1 §4 tags-set, §7 stories.tags]", async () => {
  const getTotal = async (...keys: string[]) =>
    (await fetchArticles(http, { ...list, tags: await tagIds(...keys) })).total

  expect(await getTotal("electric")).toBe(STORIES / 2)
  expect(await getTotal("electric", "workshop")).toBe(STORIES)
  expect(await getTotal()).toBe(STORIES)
})

test("only articles in the requested language and below the root page are returned [spec 1 §7 stories.template stories.language stories.root stories.standard-values]", async () => {
  const requests: { variables: { where: { AND: object[] } }; query: string }[] = []
  const spy: Http = {
    service: "content",
    request: (path, request) => {
      requests.push({ ...(request?.body as (typeof requests)[0]) })
      return http.request(path, request)
    },
  }
  const english = await fetchArticles(spy, { ...list, language: "en" })
  const elsewhere = await fetchArticles(http, { ...list, root: `/sitecore/content/forecourt/${SITE}/Home/workshop` })

  expect(english.articles[0]).toMatchObject({ title: "Title 16 en", path: "/en/stories/story-16" })
  expect(elsewhere).toEqual({ articles: [], total: 0, next: null })
  expect(requests[0]?.variables.where.AND).toContainEqual({
    name: "_name",
    value: "__Standard Values",
    operator: "NEQ",
  })
  expect(requests[0]?.query, "nothing that differs stands in the text of the query").not.toMatch(/where: \{|StoryPage"/)
})

test("fetchTags returns the id, key and value of each tag [spec 1 §7 tags, §3 tag]", async () => {
  const info = await fetchSiteInfo(http, { site: SITE })

  const tags = await fetchTags(http, { rootPath: info?.rootPath ?? "", language })

  expect(tags).toContainEqual({ id: expect.stringMatching(/^[0-9A-F]{32}$/), key: "electric", value: "Elbil" })
  expect(await fetchTags(http, { rootPath: "/sitecore/content/nowhere", language })).toEqual([])
})

test("findPreviousArticle and findNextArticle return an article's neighbours, or null at the ends of the list [spec 1 §7 cursor, §7 neighbours]", async () => {
  const { articles } = await fetchArticles(http, { ...list, limit: 20 })
  const [newest, second, third] = articles
  const oldest = articles.at(-1)
  const fetchAround = async (id = "") => {
    const cursor = (await findArticleCursor(http, { id, language })) ?? ""
    const request = { ...list, cursor }
    return [
      (await findPreviousArticle(http, request))?.title ?? null,
      (await findNextArticle(http, request))?.title ?? null,
    ]
  }

  expect(await fetchAround(second?.id)).toEqual([newest?.title, third?.title])
  expect(await fetchAround(newest?.id)).toEqual([null, second?.title])
  expect(await fetchAround(oldest?.id)).toEqual([articles.at(-2)?.title, null])
})

test("findArticleCursor returns null for an item that is not an article [spec 1 §7 neighbours]", async () => {
  const workshop = await findParentId(http, { item: `${ROOT.replace("/stories", "")}/workshop/tyres`, language })

  expect(await findArticleCursor(http, { id: workshop?.id ?? "", language })).toBeNull()
})

test("articles with the same date have a stable order that matches their previous and next articles [spec 1 §7 neighbours]", async () => {
  const server = await startFixture()
  try {
    for (const name of ["twin-a", "twin-b", "twin-c"]) await author(server, "PUT", name, "2027-01-01T08:00:00Z")
    const content = getContent(server)
    const { articles } = await fetchArticles(content, { ...list, limit: 4 })

    expect(new Set(articles.slice(0, 3).map(({ title }) => title))).toEqual(new Set(["twin-a", "twin-b", "twin-c"]))
    for (const [at, story] of articles.slice(0, 3).entries()) {
      const cursor = (await findArticleCursor(content, { id: story.id, language })) ?? ""
      expect((await findNextArticle(content, { ...list, cursor }))?.id).toBe(articles[at + 1]?.id)
      expect((await findPreviousArticle(content, { ...list, cursor }))?.id).toBe(articles[at - 1]?.id)
    }
  } finally {
    await server.end()
  }
})

test("removing an article between two requests causes neither an error nor a duplicate [spec 1 §7 stories.cursor]", async () => {
  const server = await startFixture()
  try {
    const content = getContent(server)
    const first = await fetchArticles(content, list)
    await author(server, "DELETE", "story-13")

    const second = await fetchArticles(content, { ...list, cursor: first.next ?? "" })

    expect(second.articles.map(({ title }) => title)).toEqual([
      "Title 12 sv",
      "Title 11 sv",
      "Title 10 sv",
      "Title 9 sv",
    ])
  } finally {
    await server.end()
  }
})

test("findParentId returns the parent's id, path and navigation title [spec 1 §7 parent]", async () => {
  const parent = await findParentId(http, { item: `${ROOT}/story-3`, language })

  expect(parent).toEqual({ id: expect.stringMatching(/^[0-9A-F]{32}$/), path: "/stories", title: "Nyheter" })
  expect(await findParentId(http, { item: "/sitecore/content/nowhere", language })).toBeNull()
})

test("findPublishInfo returns the article's date for an item inside an article, and null for the article itself [spec 1 §7 publish-info]", async () => {
  expect(await findPublishInfo(http, { item: `${ROOT}/story-3/Data`, language })).toEqual({ date: storyDate(3) })
  expect(await findPublishInfo(http, { item: `${ROOT}/story-3`, language })).toEqual({ date: null })
})

test("fetchAncestors returns the home page first, although the platform lists the nearest parent first", async () => {
  const steps = await fetchAncestors(http, { item: `${ROOT}/story-3`, language })

  expect(steps.map(({ path }) => path)).toEqual(["/", "/stories"])
  expect(steps[1]?.title).toBe("Nyheter")
})

test("findArticlesIndex returns the layout settings of the articles index and the id of the articles' parent page [spec 1 §3 stories-index]", async () => {
  const index = await findArticlesIndex(http, { item: `${ROOT}/Data/index`, language: "en" })
  const parent = await findParentId(http, { item: `${ROOT}/story-3`, language })

  expect(index).toEqual({
    path: "/en/stories/Data/index",
    root: parent?.id,
    showDates: true,
    layout: "Variant 2",
    highlightLatestStory: false,
  })
  expect(await findArticlesIndex(http, { item: "/sitecore/content/nowhere", language })).toBeNull()
})

test("fetchArticles throws on an unparsable response instead of returning an empty list", async () => {
  const broken = createHttp({
    service: "content",
    endpoint: "http://127.0.0.1:9/",
    fetch: async () => Response.json({ data: { search: { results: "none" } } }),
    retries: 0,
  })

  await expect(fetchArticles(broken, list)).rejects.toThrow("content: fetchArticles got a response in an unknown form")
})
