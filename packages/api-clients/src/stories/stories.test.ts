import { expect, test } from "vitest"
import { createStoriesHttp, fetchArticleCards, toArticleCard } from "./stories.ts"

const ROOT = "{0123abcd-0123-abcd-0123-0123456789ab}"

const options = {
  day: (moment: string) => (moment === "never" ? null : `on ${moment}`),
  picture: (src: string) => ({ src: `${src}?w=400`, srcSet: src === "/wide.jpg" ? `${src}?w=800 800w` : undefined }),
}
const article = { id: "1", path: "/a", title: "A", tags: [] } as unknown as Parameters<typeof toArticleCard>[0]

test("an article card contains the fields of the article and omits missing fields", () => {
  expect(toArticleCard(article, options)).toStrictEqual({ id: "1", path: "/a", title: "A" })
  expect(toArticleCard({ ...article, preamble: "", date: "never" }, options)).toStrictEqual({
    id: "1",
    path: "/a",
    title: "A",
  })
  expect(toArticleCard({ ...article, preamble: "P", date: "2026-11-22" }, options)).toStrictEqual({
    id: "1",
    path: "/a",
    title: "A",
    preamble: "P",
    date: "2026-11-22",
    day: "on 2026-11-22",
  })
})

test("a card's picture has resized URLs, an empty alt text by default, and dimensions if they are known", () => {
  const getImage = (value: object) => toArticleCard({ ...article, image: { value } as never }, options).image

  expect(getImage({ src: "/a.jpg" })).toStrictEqual({ src: "/a.jpg?w=400", alt: "" })
  expect(getImage({ src: "/wide.jpg", alt: "Wide", width: 3, height: 2 })).toStrictEqual({
    src: "/wide.jpg?w=400",
    srcSet: "/wide.jpg?w=800 800w",
    alt: "Wide",
    width: 3,
    height: 2,
  })
})

const CARDS = { total: 1, cards: [{ id: "1", path: "/a", title: "A" }], next: null }

test("the browser requests articles from the site's origin with one query parameter per tag", async () => {
  const requests: [string, RequestCache | undefined][] = []
  const http = createStoriesHttp({
    url: "https://norrvik.example",
    fetch: async (input, init) => {
      requests.push([String(input), init?.cache])
      return Response.json(CARDS)
    },
  })

  expect(await fetchArticleCards(http, { root: ROOT, language: "sv", tag: ["a", "b"], cursor: "c=" })).toEqual(CARDS)
  await fetchArticleCards(http, { root: "r", language: "sv", tag: [] })

  expect(requests).toEqual([
    [
      `https://norrvik.example/api/stories?root=${encodeURIComponent(ROOT)}&language=sv&tag=a&tag=b&cursor=c%3D`,
      "default",
    ],
    ["https://norrvik.example/api/stories?root=r&language=sv", "default"],
  ])
})
