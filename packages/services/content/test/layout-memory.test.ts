import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, type ResponseData, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const QUERY = `query ($path: String!, $language: String!) {
  layout(site: "${SITE}", routePath: $path, language: $language) { item { id version rendered } } }`

async function read(path: string, language: string, headers: Record<string, string> = {}): Promise<ResponseData> {
  return (await fixture.runQuery(QUERY, { path, language }, headers)).layout.item
}

test("the layouts of a page in two languages are cached separately", async () => {
  const [swedish, english, again] = [
    await read("/workshop", "sv"),
    await read("/workshop", "en"),
    // Asked otherwise, so that only the layout comes from memory.
    (await fixture.runQuery(`{ item(path: "${(await read("/workshop", "sv")).id}", language: "en") { rendered } }`))
      .item,
  ]

  expect([english.id, english.version]).toEqual([swedish.id, swedish.version])
  expect(swedish.rendered.sitecore.context.language).toBe("sv")
  expect(english.rendered.sitecore.context.language).toBe("en")
  expect(again.rendered).toEqual(english.rendered)
})

test("the layouts for editors, previews and visitors are cached separately", async () => {
  const getState = async (headers: Record<string, string>) =>
    (await read("/", "sv", headers)).rendered.sitecore.context.pageState

  for (const _ of ["first", "from memory"]) {
    expect(await getState({})).toBe("normal")
    expect(await getState({ sc_editMode: "true" })).toBe("edit")
    expect(await getState({ sc_editMode: "false", sc_previewMode: "true" })).toBe("preview")
    expect(await getState({ sc_editMode: "true", sc_previewMode: "true" })).toBe("edit")
    expect(await getState({ sc_editMode: "false", sc_previewMode: "false" })).toBe("normal")
  }
})

test("a query for an older version is not answered with the cached newest version", async () => {
  const previous = await read("/hidden", "sv")
  const place = `page?site=${SITE}&path=/hidden&language=sv`
  const stored = await fixture.author("GET", place)
  const { document } = (await stored.json()) as ResponseData
  const changed = { ...document, fields: { ...document.fields, metaTitle: { value: "Ny" } } }
  await fixture.author("PUT", place, changed, { "if-match": stored.headers.get("etag") ?? "" })

  const now = await read("/hidden", "sv")
  const { item: old } = await fixture.runQuery(
    `{ item(path: "${previous.id}", language: "sv", version: "${previous.version}") { rendered } }`,
  )

  expect(now.rendered.sitecore.route.fields.metaTitle.value).toBe("Ny")
  expect(old.rendered).toEqual(previous.rendered)
})

test("an error response is not cached", async () => {
  const query = `{ site { allSiteInfo(pageSize: 0) { total } } }`

  await expect(fixture.runQuery(query)).rejects.toThrow("Request at least 1.")
  await expect(fixture.runQuery(query)).rejects.toThrow("Request at least 1.")
})

test.for(["", "{", "null", "[]", '{"query":5}'])(
  "the invalid GraphQL request body %j is rejected with a client error",
  async (body) => {
    const response = await fetch(`${fixture.url}/api/graphql/v1`, {
      method: "POST",
      headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
      body,
    })

    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  },
)
