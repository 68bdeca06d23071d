import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, type ResponseData, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const SEARCH = `query ($where: ItemSearchPredicateInput!, $first: Int, $after: String, $orderBy: ItemSearchOrderByInput) {
  search(where: $where, first: $first, after: $after, orderBy: $orderBy) {
    total pageInfo { endCursor hasNext } results { id name path version language { name } } } }`

async function search(predicates: readonly object[], variables: object = {}): Promise<ResponseData> {
  return (await fixture.runQuery(SEARCH, { where: { AND: predicates }, ...variables })).search
}

const names = ({ results }: ResponseData): string[] => results.map(({ name }: ResponseData) => name)

async function rewrite(path: string, change: (document: ResponseData) => object, language = "sv"): Promise<void> {
  const place = `page?site=${SITE}&path=${path}&language=${language}`
  const previous = await fixture.author("GET", place)
  const { document } = (await previous.json()) as ResponseData
  const written = await fixture.author("PUT", place, change(document), {
    "if-match": previous.headers.get("etag") ?? "",
  })
  expect(written.status).toBe(200)
}

const createRetitled = (title: string) => (document: ResponseData) => ({
  ...document,
  fields: { ...document.fields, title: { value: title } },
})

test("the search does not find the content of older versions", async () => {
  await rewrite("/stories/story-5", createRetitled("Nytt besked"))

  const [old, now, byName] = await Promise.all([
    search([{ name: "title", value: "Title 5 sv" }]),
    search([{ name: "title", value: "Nytt besked" }]),
    search([
      { name: "_name", value: "story-5" },
      { name: "_language", value: "sv" },
    ]),
  ])

  expect(old).toMatchObject({ total: 0, results: [] })
  expect(now).toMatchObject({ total: 1, results: [{ name: "story-5", version: 2 }] })
  expect(byName).toMatchObject({ total: 1, results: [{ name: "story-5", version: 2 }] })
})

test("older versions of an item do not affect the order of search results", async () => {
  await rewrite("/stories/story-6", (document) => ({
    ...document,
    fields: { ...document.fields, date: { value: "2030-01-01T00:00:00Z" } },
  }))

  const newest = await search(
    [
      { name: "_language", value: "sv" },
      { name: "_name", value: "story-", operator: "CONTAINS" },
    ],
    {
      first: 20,
      orderBy: { name: "date", direction: "DESC" },
    },
  )

  expect(names(newest)[0]).toBe("story-6")
  expect(names(newest).filter((name) => name === "story-6")).toHaveLength(1)
  expect(newest.total).toBe(16)
})

test("the search does not find blocks that were removed from a page", async () => {
  const blocks = [{ name: "title", value: "Nytt block" }]
  const main = [{ block: "blurb", id: "gone", fields: { title: { value: "Nytt block" } } }]
  await rewrite("/hidden", (document) => ({ ...document, layout: { main } }))
  expect((await search(blocks)).total).toBe(1)

  await rewrite("/hidden", (document) => ({ ...document, layout: { main: [] } }))

  expect((await search(blocks)).total).toBe(0)
})

test("the search does not find a removed page", async () => {
  const place = `page?site=${SITE}&path=/stories/story-7&language=sv`
  const etag = (await fixture.author("GET", place)).headers.get("etag") ?? ""
  await fixture.author("DELETE", place, undefined, { "if-match": etag })

  const result = await search([{ name: "_name", value: "story-7" }])

  expect(result.results.map(({ language }: ResponseData) => language.name)).toEqual(["en"])
})

test("the search does not find folders", async () => {
  expect(await search([{ name: "_name", value: "Partial Designs" }])).toMatchObject({ total: 0, results: [] })
})

test.for([
  ["_name", (item: ResponseData) => item.name],
  ["_path", (item: ResponseData) => item.path],
  ["_language", (item: ResponseData) => item.language.name],
] as const)(
  "sorting by %s works in both directions across result pages, without duplicates or gaps",
  async ([field, key]) => {
    const story = [{ name: "_name", value: "story-", operator: "CONTAINS" }]
    for (const direction of ["ASC", "DESC"]) {
      const seen: ResponseData[] = []
      let after = ""
      for (let hasNext = true; hasNext; ) {
        const page: ResponseData = await search(story, { first: 7, after, orderBy: { name: field, direction } })
        seen.push(...page.results)
        after = page.pageInfo.endCursor
        hasNext = page.pageInfo.hasNext
        expect(page.total).toBe(31)
      }

      const keys = seen.map(key)
      const sorted = keys.toSorted()
      expect(keys).toEqual(direction === "ASC" ? sorted : sorted.toReversed())
      expect(new Set(seen.map(({ id, language }: ResponseData) => `${id} ${language.name}`)).size).toBe(31)
    }
  },
)

test("without a sort order, the most recently changed item is last", async () => {
  await rewrite("/stories/story-9", createRetitled("Ändrad sist"))

  const stories = await search([{ name: "_name", value: "story-", operator: "CONTAINS" }], { first: 100 })
  const times = await Promise.all(
    stories.results.map(async ({ id, language }: ResponseData) => {
      const { item } = await fixture.runQuery(
        `query ($id: String, $language: String!) { item(path: $id, language: $language) { field(name: "__Updated") { value } } }`,
        { id, language: language.name },
      )
      return item.field.value
    }),
  )

  expect(names(stories).at(-1)).toBe("story-9")
  expect(times).toEqual(times.toSorted())
})

test.for(["DESC", "ASC"])(
  "with the sort direction %s, a missing value is sorted as the lowest value",
  async (direction) => {
    await rewrite("/stories/story-2", ({ fields: { rank: _, ...fields }, ...document }) => ({ ...document, fields }))

    const page = await search(
      [
        { name: "_language", value: "sv" },
        { name: "_name", value: "story-", operator: "CONTAINS" },
      ],
      { first: 100, orderBy: { name: "rank", direction } },
    )

    expect(names(page).at(direction === "ASC" ? 0 : -1)).toBe("story-2")
  },
)

test("a cursor contains the number of entries returned so far and the sort keys of the last entry", async () => {
  const story = [{ name: "_name", value: "story-", operator: "CONTAINS" }]
  const read = (cursor: string) => JSON.parse(Buffer.from(cursor, "base64").toString())
  const first = await search(story, { first: 3, orderBy: { name: "_name" } })
  const second = await search(story, { first: 3, after: first.pageInfo.endCursor, orderBy: { name: "_name" } })

  expect([read(first.pageInfo.endCursor).count, read(second.pageInfo.endCursor).count]).toEqual([3, 6])
  expect(read(first.pageInfo.endCursor).searchAfter[0]).toBe(first.results[2].name)
})

test.for([
  ["invalid base64", "%%%"],
  ["a number", btoa("7")],
  ["null", btoa("null")],
  ["a text as keys", btoa('{"searchAfter":"a"}')],
  ["too few keys", btoa('{"searchAfter":["a","b"],"count":1}')],
  ["too many keys", btoa('{"searchAfter":["a","b","c","d"],"count":1}')],
  ["keys that are neither texts nor numbers", btoa('{"searchAfter":["a",{},"c"],"count":1}')],
])("a cursor with %s is rejected with an error message", async ([, after]) => {
  await expect(search([], { after })).rejects.toThrow(
    `after: "${after}" is no cursor of this query. Pass an endCursor of a query that sorts by the same field, or "" for the start.`,
  )
})

test.for(["constructor", "toString", "hasOwnProperty"])(
  "filtering and sorting by the unknown field %s causes no error",
  async (name) => {
    const ordered = await search([{ name: "_name", value: "story-1" }], { orderBy: { name, direction: "DESC" } })

    expect(ordered.total).toBe(2)
    expect((await search([{ name, value: "x" }])).total).toBe(0)
  },
)

test("conditions of a search can be nested at most 15 levels deep", async () => {
  const createNested = (levels: number): object =>
    levels === 0 ? { name: "_name", value: "story-1" } : { AND: [createNested(levels - 1)] }

  expect((await fixture.runQuery(SEARCH, { where: createNested(15) })).search.total).toBe(2)
  await expect(fixture.runQuery(SEARCH, { where: createNested(16) })).rejects.toThrow(
    "search: where is more than 15 levels deep. Flatten the AND and OR lists.",
  )
})

test.for([
  [1, 1],
  [1000, 100],
] as const)("a search with first: %i is accepted", async ([first]) => {
  expect((await search([{ name: "_language", value: "sv" }], { first })).results.length).toBeLessThanOrEqual(first)
})

test.for([
  [0, "search: first is 0. Request at least 1."],
  [-3, "search: first is -3. Request at least 1."],
  [1001, "search: first is 1001, the most is 1000. Page with after."],
] as const)("a search with first: %i is rejected with an error message", async ([first, message]) => {
  await expect(search([], { first })).rejects.toThrow(message)
})
