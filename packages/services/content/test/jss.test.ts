import { DatabaseSync } from "node:sqlite"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, PHRASES, type ResponseData, SITE, startAgain, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const APP_TEMPLATE = "061cba1554744b918a0617903b102b82"
const DICTIONARY_ENTRY_TEMPLATE = "6d1cd89719364a3aa511289a94c2a7b1"

/** The first query of an older app, which finds the root item among the ancestors of the home page. */
const APP_ROOT = `query AppRootQuery($jssAppTemplateId: String!, $siteName: String!, $language: String!) {
  layout(site: $siteName, routePath: "/", language: $language) {
    homePage: item { rootItem: ancestors(includeTemplateIDs: [$jssAppTemplateId]) { id } } } }`

/** The second query of an older app, which fetches all dictionary entries below the root item. */
const DICTIONARY_SEARCH = `query DictionarySearch($rootItemId: String!, $language: String!, $templates: String!, $pageSize: Int = 10, $after: String) {
  search(
    where: { AND: [
      { name: "_path", value: $rootItemId, operator: CONTAINS }
      { name: "_language", value: $language }
      { name: "_templates", value: $templates, operator: CONTAINS } ] }
    first: $pageSize, after: $after
  ) { total pageInfo { endCursor hasNext } results { key: field(name: "Key") { value } phrase: field(name: "Phrase") { value } } } }`

const SITE_DICTIONARY = `query DictionarySiteQuery($siteName: String!, $language: String!, $pageSize: Int = 500, $after: String) {
  site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) {
    pageInfo { endCursor hasNext } results { key value } } } } }`

async function appRoots(language: string, template = APP_TEMPLATE): Promise<string[]> {
  const variables = { jssAppTemplateId: template, siteName: SITE, language }
  const { layout } = await fixture.runQuery(APP_ROOT, variables)
  return layout.homePage.rootItem.map(({ id }: ResponseData) => id)
}

async function runSearch(
  language: string,
  pageSize?: number,
): Promise<{ phrases: Record<string, string>; pages: number }> {
  const [rootItemId] = await appRoots(language)
  const phrases: Record<string, string> = {}
  let pages = 0
  for (let after = "", hasNext = true; hasNext; pages += 1) {
    const variables = { rootItemId, language, templates: DICTIONARY_ENTRY_TEMPLATE, pageSize, after }
    const { search } = await fixture.runQuery(DICTIONARY_SEARCH, variables)
    for (const { key, phrase } of search.results) phrases[key.value] = phrase.value
    hasNext = search.pageInfo.hasNext
    after = search.pageInfo.endCursor
  }
  return { phrases, pages }
}

async function fetchPhrases(language: string, pageSize?: number): Promise<Record<string, string>> {
  const phrases: Record<string, string> = {}
  for (let after = "", hasNext = true; hasNext; ) {
    const { site } = await fixture.runQuery(SITE_DICTIONARY, { siteName: SITE, language, pageSize, after })
    for (const { key, value } of site.siteInfo.dictionary.results) phrases[key] = value
    hasNext = site.siteInfo.dictionary.pageInfo.hasNext
    after = site.siteInfo.dictionary.pageInfo.endCursor
  }
  return phrases
}

test.for(["sv", "en"])(
  "the query for the app root in the language %s finds the root item of the site",
  async (language) => {
    const { item } = await fixture.runQuery(
      `query ($language: String!) { item(path: "/sitecore/content/forecourt/${SITE}", language: $language) { id } }`,
      { language },
    )

    expect(await appRoots(language)).toEqual([item.id])
  },
)

test("the query for the app root accepts a template id in any format and returns nothing for the id of another template", async () => {
  const [root] = await appRoots("sv")

  expect(await appRoots("sv", "{061CBA15-5474-4B91-8A06-17903B102B82}")).toEqual([root])
  expect(await appRoots("sv", DICTIONARY_ENTRY_TEMPLATE)).toEqual([])
})

test.for([500, 1000, 400])(
  "an item search and the dictionary query return the same dictionary texts with a page size of %i",
  async (pageSize) => {
    const { phrases, pages } = await runSearch("sv", pageSize)

    expect(Object.keys(phrases)).toHaveLength(PHRASES)
    expect(pages).toBe(Math.ceil(PHRASES / pageSize))
    expect(await fetchPhrases("sv", pageSize)).toEqual(phrases)
  },
)

test("an item search and the dictionary query return the same dictionary texts with the default page sizes", async () => {
  const { phrases } = await runSearch("en")

  expect(phrases).toEqual({ "search.submit": "Search", "copy.copied": "Copied" })
  expect(await fetchPhrases("en")).toEqual(phrases)
})

test("an item search and the dictionary query return no texts for a language without a dictionary", async () => {
  const [rootItemId] = await appRoots("sv")
  const variables = { rootItemId, language: "fi", templates: DICTIONARY_ENTRY_TEMPLATE, after: "" }

  expect((await fixture.runQuery(DICTIONARY_SEARCH, variables)).search).toMatchObject({ total: 0, results: [] })
  expect(await fetchPhrases("fi")).toEqual({})
})

test("in editing mode, one query returns both a page and the site's dictionary", async () => {
  const { layout } = await fixture.runQuery(
    `{ layout(site: "${SITE}", routePath: "/", language: "en") { item { id rendered } } }`,
  )
  const query = `query EditingQuery($siteName: String!, $itemId: String!, $language: String!, $version: String, $after: String, $pageSize: Int = 1000) {
    item(path: $itemId, language: $language, version: $version) { rendered }
    site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) {
      results { key value } pageInfo { endCursor hasNext } } } } }`

  const reply = await fixture.runQuery(
    query,
    { siteName: SITE, itemId: layout.item.id, language: "en", version: "1" },
    { sc_editMode: "true", sc_layoutKind: "final" },
  )

  const { context, route } = reply.item.rendered.sitecore
  expect(context).toMatchObject({ pageEditing: true, pageState: "edit", language: "en" })
  expect(Object.keys(route.fields)).toEqual(Object.keys(layout.item.rendered.sitecore.route.fields))
  expect(reply.site.siteInfo.dictionary.results).toHaveLength(2)
  expect(reply.site.siteInfo.dictionary.pageInfo.hasNext).toBe(false)
})

test("a search for dictionary texts within a page returns no texts", async () => {
  const { item } = await fixture.runQuery(
    '{ item(path: "/sitecore/content/forecourt/fx-cars/Home", language: "sv") { id } }',
  )
  const variables = { rootItemId: item.id, language: "sv", templates: DICTIONARY_ENTRY_TEMPLATE, after: "" }

  expect((await fixture.runQuery(DICTIONARY_SEARCH, variables)).search.total).toBe(0)
})

test("a storage in which site items have an outdated template is migrated", async () => {
  const older = new DatabaseSync(`${fixture.folder}/data/content.sqlite`)
  older.exec("update seeds set hash = 'of other templates'")
  older.exec(`update items set template_id = '4a0f7b0e-0000-5000-8000-000000000000' where name = '${SITE}'`)
  older.close()

  const again = await startAgain(fixture.folder)
  const response = await fetch(`${again.url}/api/graphql/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
    body: JSON.stringify({
      query: `{ item(path: "/sitecore/content/forecourt/${SITE}", language: "sv") { template { id name } } }`,
    }),
  })
  await again.close()

  expect(await response.json()).toEqual({
    data: { item: { template: { id: APP_TEMPLATE.toUpperCase(), name: "Site" } } },
  })
})
