import { afterEach, expect, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { createArticlesRoute } from "./articles-route.ts"

const ROOT = "b1f08ae85af859689510830bc5b763e3"
const config = readConfig({
  name: "se-automotive",
  host: "norrvik.example",
  languages: ["sv", "en"],
  timeZone: "Europe/Stockholm",
})
const route = createArticlesRoute(config, readEnvironment({}))
const send = (query: string) => route(new Request(`https://norrvik.example/api/stories?${query}`))

const article = {
  id: "A",
  name: "kyla",
  url: { path: "/nyheter/kyla" },
  title: { value: "Kyla" },
  date: { value: "20261112T233000Z" },
  image: { src: "http://localhost:4300/-/media/artwork/scenes/a.svg", alt: "En bil", width: 1920, height: 1080 },
}
const RESPONSES: Readonly<Record<string, unknown>> = {
  SiteInfo: { site: { siteInfo: { name: "se-automotive", rootPath: "/sitecore/content/se" } } },
  Tags: {
    item: {
      children: {
        pageInfo: { hasNext: false },
        results: [{ id: "T1", key: { value: "elbil" }, value: { value: "Elbil" } }],
      },
    },
  },
  Stories: { search: { total: 5, pageInfo: { endCursor: "next", hasNext: true }, results: [article] } },
}

function startPlatform(responses: Readonly<Record<string, unknown>> = RESPONSES) {
  const requests: { name: string; variables: Record<string, unknown> }[] = []
  vi.stubGlobal("fetch", async (_: unknown, request: RequestInit) => {
    const { query, variables } = JSON.parse(String(request.body))
    const name = /query (\w+)/.exec(query)?.[1] ?? ""
    requests.push({ name, variables })
    return name in responses ? Response.json({ data: responses[name] }) : new Response("down", { status: 500 })
  })
  return requests
}

afterEach(() => vi.unstubAllGlobals())

test("the next articles are returned as rendered cards, with dates in the site's format [spec 1 §4 load-more, §7 stories.cursor]", async () => {
  const requests = startPlatform()

  const response = await send(`root=${ROOT}&language=sv&cursor=abc`)

  expect(response.headers.get("cache-control")).toBe("public, max-age=60")
  expect(await response.json()).toMatchObject({
    cards: [
      {
        id: "A",
        path: "/nyheter/kyla",
        title: "Kyla",
        day: "2026-11-13",
        image: { alt: "En bil", srcSet: expect.stringContaining("320w"), width: 1920 },
      },
    ],
    total: 5,
    next: "next",
  })
  expect(requests).toMatchObject([{ name: "Stories", variables: { limit: 4, cursor: "abc" } }])
})

test("articles are filtered by known tag keys, and a filter with only unknown keys matches no articles [spec 1 §4 tags-set]", async () => {
  const requests = startPlatform()

  await send(`root=${ROOT}&language=sv&tag=elbil&tag=okant`)
  const unknown = await send(`root=${ROOT}&language=sv&tag=okant`)

  expect(requests.find(({ name }) => name === "Stories")?.variables.where).toMatchObject({
    AND: expect.arrayContaining([{ OR: [{ name: "tags", value: "T1", operator: "CONTAINS" }] }]),
  })
  expect(await unknown.json()).toEqual({ cards: [], total: 0, next: null })
})

test.each([
  "",
  "root=x&language=sv",
  `root=${ROOT}`,
  `root=${ROOT}&language=de`,
  `root=${ROOT}&language=sv&tag=${encodeURIComponent('"}')}`,
  `root=${ROOT}&language=sv&cursor=${encodeURIComponent("{}")}`,
  `root=${ROOT}&language=sv${"&tag=a".repeat(21)}`,
  `root=${ROOT}0&language=sv`,
  `root=${encodeURIComponent("{0123abcd-0123-abcd-0123-0123456789ab}x")}&language=sv`,
  `root=${ROOT}&language=SV`,
  `root=${ROOT}&language=sv&language=en`,
  `root=${ROOT}&language=sv&tag=fine&tag=-a`,
  `root=${ROOT}&language=sv&tag=${"a".repeat(41)}`,
  `root=${ROOT}&language=sv&tag=`,
  `root=${ROOT}&language=sv&cursor=${"a".repeat(601)}`,
  `root=${ROOT}&language=sv&limit=100`,
])("the invalid query %s is rejected without a request to the platform", async (query) => {
  const requests = startPlatform()

  const response = await send(query)

  expect([response.status, response.headers.get("cache-control")]).toEqual([400, "no-store"])
  expect(requests).toEqual([])
})

test.each([
  "0123ABCD-0123-ABCD-0123-0123456789AB",
  "(0123abcd-0123-abcd-0123-0123456789ab)",
  "{0123abcd-0123-abcd-0123-0123456789ab}",
])("a query with the page identifier %s, twenty tags and a long cursor is accepted", async (root) => {
  startPlatform()
  const query = `language=sv${"&tag=elbil".repeat(20)}&cursor=${encodeURIComponent("+/=-_".repeat(120))}`

  expect((await send(`root=${encodeURIComponent(root)}&${query}`)).status).toBe(200)
})

test("a tag query returns no articles if the platform does not know the site", async () => {
  startPlatform({ ...RESPONSES, SiteInfo: { site: { siteInfo: null } } })

  const response = await send(`root=${ROOT}&language=sv&tag=elbil`)

  expect([response.status, await response.json()]).toEqual([200, { cards: [], total: 0, next: null }])
})

test("an article picture on a host that cannot resize pictures keeps its URL", async () => {
  const image = { ...article.image, src: "https://other.example/bil.jpg" }
  startPlatform({
    ...RESPONSES,
    Stories: { search: { total: 1, pageInfo: { hasNext: false }, results: [{ ...article, image }] } },
  })

  const { cards } = await (await send(`root=${ROOT}&language=sv`)).json()

  expect(cards[0].image.src).toBe("https://other.example/bil.jpg")
})

test("a platform outage returns a 502 response that is not cached", async () => {
  startPlatform({})

  const response = await send(`root=${ROOT}&language=sv`)

  expect(response.status).toBe(502)
  expect(response.headers.get("cache-control")).toBe("no-store")
})
