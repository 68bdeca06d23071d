import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, type ResponseData, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const ROUTES = `query ($language: String!, $first: Int, $after: String, $in: [String], $ex: [String]) {
  site { siteInfo(site: "${SITE}") {
    routes(language: $language, first: $first, after: $after, includedPaths: $in, excludedPaths: $ex) {
      total pageInfo { endCursor hasNext } results { routePath route { id } } } } } }`

async function routes(variables: object = {}): Promise<ResponseData> {
  return (await fixture.runQuery(ROUTES, { language: "sv", ...variables })).site.siteInfo.routes
}

const paths = ({ results }: ResponseData): string[] => results.map(({ routePath }: ResponseData) => routePath)

test.for([1, 3, 7, 10])("paging through routes %i at a time returns every route once and in order", async (first) => {
  const all = await routes({ first: 100 })
  const seen: string[] = []
  let after: string | null = null
  for (let hasNext = true; hasNext; ) {
    const page: ResponseData = await routes({ first, after })
    expect(page.results.length).toBeLessThanOrEqual(first)
    expect(page.total).toBe(all.total)
    seen.push(...paths(page))
    after = page.pageInfo.endCursor
    hasNext = page.pageInfo.hasNext
  }

  expect(seen).toEqual(paths(all))
  expect(new Set(seen).size).toBe(all.total)
})

test("a query returns ten routes by default, and an empty cursor starts at the first route", async () => {
  const first = await routes()

  expect(first.results).toHaveLength(10)
  expect(first.pageInfo.hasNext).toBe(true)
  expect(paths(await routes({ after: "" }))).toEqual(paths(first))
})

test("a query with the cursor of the last route returns no routes", async () => {
  const all = await routes({ first: 100 })
  const beyond = await routes({ after: all.pageInfo.endCursor })

  expect(all.pageInfo.hasNext).toBe(false)
  expect(beyond).toEqual({
    total: all.total,
    results: [],
    pageInfo: { hasNext: false, endCursor: all.pageInfo.endCursor },
  })
})

test("a cursor continues at the same route even when a page before it is added or removed", async () => {
  const first = await routes({ first: 3 })
  const document = { fields: {}, layout: { main: [] } }
  const place = `page?site=${SITE}&path=/100&language=sv`
  const created = await fixture.author("PUT", place, document)
  const second = await routes({ first: 100, after: first.pageInfo.endCursor })
  await fixture.author("DELETE", place, undefined, { "if-match": created.headers.get("etag") ?? "" })

  const all = paths(await routes({ first: 100 }))
  expect(paths(second)).toEqual(all.slice(3))
})

test("an invalid cursor or an excessive page size is rejected with an error message", async () => {
  const after = Buffer.from('{"searchAfter":["/a"],"count":1}').toString("base64")

  await expect(routes({ after })).rejects.toThrow("is no cursor of this query.")
  await expect(routes({ first: 1001 })).rejects.toThrow("routes: first is 1001, the most is 1000. Page with after.")
})

test("included and excluded paths of a route query match whole path segments in any letter case", async () => {
  const listPaths = async (variables: object) => paths(await routes({ first: 100, ...variables }))

  expect(await listPaths({ in: ["/WORKSHOP/"] })).toEqual(["/workshop", "/workshop/däck", "/workshop/däck/storage"])
  expect(await listPaths({ in: ["/work"] })).toEqual([])
  expect(await listPaths({ in: ["/stor"] })).toEqual([])
  expect(await listPaths({ in: ["/workshop"], ex: ["/workshop/d"] })).toHaveLength(3)
  expect(await listPaths({ in: [], ex: [] })).toEqual(await listPaths({}))
  expect(await listPaths({ in: ["/"] })).toEqual(await listPaths({}))
  expect(await listPaths({ ex: ["/"] })).toEqual([])
  expect((await routes({ in: ["/workshop"] })).total).toBe(3)
})
