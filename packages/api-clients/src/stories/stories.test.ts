import { afterEach, expect, test, vi } from "vitest"
import { fetchStoryCards, readStoryCardsRequest, storyCard } from "./stories.ts"

const ROOT = "{0123abcd-0123-abcd-0123-0123456789ab}"
const read = (query: string) => readStoryCardsRequest(new URLSearchParams(query))
const withRoot = (root: string) => read(`root=${encodeURIComponent(root)}&language=sv`)
const below = (more: string) => read(`root=${ROOT}&language=sv${more}`)

test("a browser asks for stories below a page, in a language, of tags, from a place on", () => {
  expect(read(`root=${ROOT}&language=sv`)).toStrictEqual({ root: ROOT, language: "sv", tags: [] })
  expect(below("&tag=elbil&tag=a-1&cursor=aB%2B%2F%3D-_9")).toStrictEqual({
    root: ROOT,
    language: "sv",
    tags: ["elbil", "a-1"],
    cursor: "aB+/=-_9",
  })
})

test.each([
  "0123abcd0123abcd01230123456789ab",
  "0123ABCD-0123-ABCD-0123-0123456789AB",
  "(0123abcd-0123-abcd-0123-0123456789ab)",
])("%s names a page", (root) => {
  expect(withRoot(root)).toMatchObject({ root })
})

test.each([
  "",
  "/sitecore/content",
  "0123abcd0123abcd01230123456789a",
  "0123abcd0123abcd01230123456789abc",
  "g123abcd0123abcd01230123456789ab",
  "x{0123abcd-0123-abcd-0123-0123456789ab}",
  "{0123abcd-0123-abcd-0123-0123456789ab}x",
])("%j names no page, and is not asked", (root) => {
  expect(withRoot(root)).toBeNull()
})

test.each([
  ["sv", true],
  ["nb-NO", true],
  ["zh-Hant", true],
  ["", false],
  ["s", false],
  ["SV", false],
  ["swe", false],
  ["sv-", false],
  ["sv-SWEDEN", false],
  ["xsv", false],
])("the language %j is one: %s", (language, isOne) => {
  expect(read(`root=${ROOT}&language=${language}`) !== null).toBe(isOne)
})

test.each([
  ["a", true],
  ["9a", true],
  ["a".repeat(40), true],
  ["a".repeat(41), false],
  ["", false],
  ["-a", false],
  ["A", false],
  ["a b", false],
  ['a"}', false],
])("the tag %j is one: %s", (tag, isOne) => {
  expect(below(`&tag=${encodeURIComponent(tag)}`) !== null).toBe(isOne)
  expect(below(`&tag=fine&tag=${encodeURIComponent(tag)}`) !== null).toBe(isOne)
})

test.each([
  ["a", true],
  ["a".repeat(600), true],
  ["a".repeat(601), false],
  ["", false],
  ["a b", false],
  ['a"', false],
])("the place %j is one: %s", (cursor, isOne) => {
  expect(below(`&cursor=${encodeURIComponent(cursor)}`) !== null).toBe(isOne)
})

test("twenty tags are asked for, twenty-one are not", () => {
  expect(below("&tag=a".repeat(20))?.tags).toHaveLength(20)
  expect(below("&tag=a".repeat(21))).toBeNull()
})

const options = {
  day: (moment: string) => (moment === "never" ? null : `on ${moment}`),
  picture: (src: string) => ({ src: `${src}?w=400`, srcSet: src === "/wide.jpg" ? `${src}?w=800 800w` : undefined }),
}
const story = { id: "1", path: "/a", title: "A", tags: [] } as unknown as Parameters<typeof storyCard>[0]

test("a card holds what its story has, and nothing in place of what it has not", () => {
  expect(storyCard(story, options)).toStrictEqual({ id: "1", path: "/a", title: "A" })
  expect(storyCard({ ...story, preamble: "", date: "never" }, options)).toStrictEqual({
    id: "1",
    path: "/a",
    title: "A",
  })
  expect(storyCard({ ...story, preamble: "P", date: "2026-11-22" }, options)).toStrictEqual({
    id: "1",
    path: "/a",
    title: "A",
    preamble: "P",
    date: "2026-11-22",
    day: "on 2026-11-22",
  })
})

test("a card's picture is the site's, with its size where that is known, and is described or plainly not", () => {
  const imageOf = (value: object) => storyCard({ ...story, image: { value } as never }, options).image

  expect(imageOf({ src: "/a.jpg" })).toStrictEqual({ src: "/a.jpg?w=400", alt: "" })
  expect(imageOf({ src: "/wide.jpg", alt: "Wide", width: 3, height: 2 })).toStrictEqual({
    src: "/wide.jpg?w=400",
    srcSet: "/wide.jpg?w=800 800w",
    alt: "Wide",
    width: 3,
    height: 2,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers of the site, and what it was asked. */
function stubSite(response: () => Response): { requests: [string, RequestInit | undefined][] } {
  const requests: [string, RequestInit | undefined][] = []
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    requests.push([url, init])
    return response()
  })
  return { requests }
}

const CARDS = { total: 1, cards: [{ id: "1", path: "/a", title: "A" }], next: null }

test("the browser asks its own site, with each tag by itself", async () => {
  const { requests } = stubSite(() => Response.json(CARDS))
  const { signal } = new AbortController()

  const request = { root: ROOT, language: "sv", tags: ["a", "b"], cursor: "c=" }
  expect(await fetchStoryCards(request, { signal })).toEqual(CARDS)
  expect(await fetchStoryCards({ root: "r", language: "sv", tags: [] })).toEqual(CARDS)

  expect(requests).toEqual([
    [`/api/stories?root=${encodeURIComponent(ROOT)}&language=sv&cursor=c%3D&tag=a&tag=b`, { signal }],
    ["/api/stories?root=r&language=sv", {}],
  ])
})

test.each([
  ["of another form", () => Response.json({ nonsense: true }), 200],
  ["that is an error", () => Response.json(CARDS, { status: 503 }), 503],
])("a response %s is none", async (_, response, status) => {
  stubSite(response)

  await expect(fetchStoryCards({ root: "r", language: "sv", tags: [] })).rejects.toThrow(
    `stories: fetchStoryCards answered ${status}`,
  )
})
