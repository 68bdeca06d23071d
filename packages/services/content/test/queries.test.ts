import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, PHRASES, type ResponseData, SITE, STORIES, startFixture, storyDate } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const ROOT = `/sitecore/content/forecourt/${SITE}`
const HOME = `${ROOT}/Home`

async function getId(path: string, format = "N"): Promise<string> {
  const { item } = await fixture.runQuery(
    'query ($path: String, $format: String) { item(path: $path, language: "sv") { id(format: $format) } }',
    { path, format },
  )
  return item.id
}

/** The query for stories in spec 1 §7, exactly as the sites send it. */
const STORIES_QUERY = `query Stories($where: ItemSearchPredicateInput!, $first: Int, $after: String, $direction: OrderByDirection) {
  search(where: $where, first: $first, after: $after, orderBy: { name: "date", direction: $direction }) {
    total pageInfo { endCursor hasNext }
    results { id name url { path } ... on StoryPage {
      date { value formatted: formattedDateValue(format: "yyyy-MM-dd") }
      image { src alt width height } title { value } premble { value } tags { value targetItems { name ... on Tag { key { value } } } }
    } }
  }
}`

async function stories(more: object[] = [], variables: object = {}): Promise<ResponseData> {
  const where = {
    AND: [
      { name: "_templates", value: await getTemplate("stories/story-1"), operator: "CONTAINS" },
      { name: "_path", value: await getId(`${HOME}/stories`), operator: "CONTAINS" },
      { name: "_language", value: "sv" },
      { name: "_name", value: "__Standard Values", operator: "NEQ" },
      ...more,
    ],
  }
  return (await fixture.runQuery(STORIES_QUERY, { where, first: 4, direction: "DESC", ...variables })).search
}

async function getTemplate(item: string): Promise<string> {
  const { item: result } = await fixture.runQuery(
    'query ($path: String) { item(path: $path, language: "sv") { template { id } } }',
    { path: `${HOME}/${item}` },
  )
  return result.template.id
}

const names = (page: ResponseData): string[] => page.results.map(({ name }: { name: string }) => name)

test("the route / returns the home page", async () => {
  const { layout } = await fixture.runQuery(
    `{ layout(site: "${SITE}", routePath: "/", language: "sv") { item { path } } }`,
  )

  expect(layout.item.path).toBe(HOME)
})

test("the navigation query returns three levels in the editor's order and marks hidden items", async () => {
  const entry = `name url { path } navTitle: field(name: "navTitle") { value } hidden: field(name: "HideInNavigation") { value }
    keep: field(name: "shouldBeNavigableInMenuWhenItHasChildren") { value } external: field(name: "ExternalLink") { jsonValue }`
  const { item } = await fixture.runQuery(
    `query ($path: String) { item(path: $path, language: "sv") { children(hasLayout: true, first: 100) { results { ${entry}
      children(hasLayout: true) { results { ${entry} children(hasLayout: true) { results { ${entry} } } } } } } } }`,
    { path: HOME },
  )

  expect(names(item.children)).toEqual(["car-list", "workshop", "stories", "hidden", "404", "500"])
  expect(item.children.results[1]).toMatchObject({
    url: { path: "/workshop" },
    navTitle: { value: "Verkstad" },
    hidden: { value: "" },
    keep: { value: "1" },
    external: { jsonValue: { value: { href: "" } } },
    children: { results: [{ name: "tyres", children: { results: [{ name: "storage" }] } }] },
  })
  expect(item.children.results[3]).toMatchObject({
    hidden: { value: "1" },
    external: { jsonValue: { value: { href: "https://elsewhere.example", linktype: "external" } } },
  })
})

test("a page lists its languages together with its path in each language", async () => {
  const { layout } = await fixture.runQuery(
    `{ layout(site: "${SITE}", routePath: "/workshop/däck", language: "sv") { item {
      languages { displayName url { path url hostName scheme siteName } language { name displayName englishName nativeName } } } } }`,
  )

  expect(layout.item.languages).toMatchObject([
    { displayName: "Tyres", url: { path: "/en/workshop/tyres" }, language: { name: "en", nativeName: "English" } },
    {
      displayName: "Däck",
      url: { path: "/workshop/däck", hostName: "cars.example", scheme: "https", siteName: SITE },
      language: { name: "sv", englishName: "Swedish", nativeName: "svenska" },
    },
  ])
})

test("an unknown route returns no item, and an unknown site returns null", async () => {
  const response = await fixture.runQuery(
    `{ a: layout(site: "${SITE}", routePath: "/nowhere", language: "sv") { item { id } }
       b: layout(site: "nowhere", routePath: "/", language: "sv") { item { id } }
       site { siteInfo(site: "nowhere") { name } } }`,
  )

  expect(response).toEqual({ a: { item: null }, b: { item: null }, site: { siteInfo: null } })
})

test("ancestors are listed with the nearest parent first", async () => {
  const { item } = await fixture.runQuery(
    'query ($path: String) { item(path: $path, language: "sv") { ancestors(hasLayout: true) { name url { path } } parent { name } } }',
    { path: `${HOME}/workshop/tyres/storage` },
  )

  expect(item.ancestors.map(({ name }: { name: string }) => name)).toEqual(["tyres", "workshop", "Home"])
  expect(item.ancestors[0].url.path).toBe("/workshop/däck")
  expect(item.parent.name).toBe("tyres")
})

test("stories have typed fields and are returned newest first, four per request [spec 1 §3 story.date story.formatted story.title story.premble story.image]", async () => {
  const page = await stories()

  expect(page.total).toBe(STORIES)
  expect(names(page)).toEqual(["story-16", "story-15", "story-14", "story-13"])
  expect(page.pageInfo.hasNext).toBe(true)
  expect(page.results[0]).toMatchObject({
    url: { path: "/stories/story-16" },
    date: { formatted: storyDate(16).slice(0, 10), value: storyDate(16).replace(/[-:]/g, "") },
    image: { src: `${fixture.url}/-/media/stories/16.jpg?h=600&iar=0&w=800`, alt: "", width: 800, height: 600 },
    title: { value: "Title 16 sv" },
    premble: { value: "First line\nsecond line" },
    tags: { targetItems: [{ name: "electric", key: { value: "electric" } }] },
  })
})

test("paging by cursor returns every story once", async () => {
  const seen: string[] = []
  let after: string | null = ""
  for (let hasNext = true; hasNext; ) {
    const page: ResponseData = await stories([], { after })
    seen.push(...names(page))
    after = page.pageInfo.endCursor
    hasNext = page.pageInfo.hasNext
  }

  expect(new Set(seen).size).toBe(STORIES)
  expect(seen).toHaveLength(STORIES)
})

test("items with equal sort keys have a stable order across result pages", async () => {
  const fetchByRank = (after: string | null): Promise<ResponseData> =>
    fixture.runQuery(
      `query ($where: ItemSearchPredicateInput!, $after: String) { search(where: $where, first: 3, after: $after, orderBy: { name: "rank", direction: ASC }) {
        pageInfo { endCursor hasNext } results { name } } }`,
      {
        where: {
          AND: [
            { name: "_language", value: "sv" },
            { name: "rank", value: "0", operator: "GTE" },
          ],
        },
        after,
      },
    )
  const seen: string[] = []
  let after: string | null = null
  for (let hasNext = true; hasNext; ) {
    const { search } = await fetchByRank(after)
    seen.push(...names(search))
    after = search.pageInfo.endCursor
    hasNext = search.pageInfo.hasNext
  }

  expect(seen).toHaveLength(STORIES)
  expect(new Set(seen).size).toBe(STORIES)
})

test("the cursor of a story leads to the next story in ascending order and to the previous story in descending order", async () => {
  const here = await stories([{ name: "_name", value: "story-8" }], { first: 1 })
  const { endCursor } = here.pageInfo

  const previous = await stories([], { first: 1, after: endCursor, direction: "DESC" })
  const next = await stories([], { first: 1, after: endCursor, direction: "ASC" })

  expect(names(previous)).toEqual(["story-7"])
  expect(names(next)).toEqual(["story-9"])
})

test("a query with the cursor of the last story returns no stories", async () => {
  const all = await stories([], { first: 100 })
  const beyond = await stories([], { after: all.pageInfo.endCursor })

  expect(all.pageInfo).toEqual({ hasNext: false, endCursor: expect.stringMatching(/.+/) })
  expect(beyond).toMatchObject({ results: [], total: STORIES, pageInfo: { hasNext: false } })
})

test("a cursor encodes the sort keys of an entry in the format of the original platform", async () => {
  const { pageInfo } = await stories([], { first: 1 })
  const [{ id }] = (await stories([], { first: 1 })).results

  expect(JSON.parse(Buffer.from(pageInfo.endCursor, "base64").toString())).toEqual({
    searchAfter: [Date.parse(storyDate(16)), id, `${id}_sv`],
    count: 1,
  })
})

test("an invalid cursor is rejected with an error message", async () => {
  await expect(stories([], { after: "nonsense" })).rejects.toThrow('after: "nonsense" is no cursor of this query.')
})

test("stories can be filtered by any of several tags, with tag ids in any format", async () => {
  const electric = `${ROOT}/Data/Tags/electric`
  const counts = await Promise.all(
    ["N", "D", "B"].map(async (format) => {
      const value = await getId(electric, format)
      return (await stories([{ OR: [{ name: "tags", value, operator: "CONTAINS" }] }])).total
    }),
  )
  const workshop = await getId(`${ROOT}/Data/Tags/workshop`)
  const either = await stories([
    {
      OR: [
        { name: "tags", value: await getId(electric), operator: "CONTAINS" },
        { name: "tags", value: workshop, operator: "CONTAINS" },
      ],
    },
  ])

  expect(counts).toEqual([8, 8, 8])
  expect(either.total).toBe(STORIES)
})

test.for([
  [{ name: "title", value: "Title 3 sv" }, 1],
  [{ name: "title", value: "Title 3" }, 0],
  [{ name: "title", value: "Title 1", operator: "CONTAINS" }, 8],
  [{ name: "title", value: "Title 3 sv", operator: "NEQ" }, STORIES - 1],
  [{ name: "title", value: "Title 1", operator: "NCONTAINS" }, STORIES - 8],
  [{ name: "rank", value: "2", operator: "LT" }, 11],
  [{ name: "rank", value: "1", operator: "LTE" }, 11],
  [{ name: "rank", value: "1", operator: "GT" }, 5],
  [{ name: "rank", value: "1", operator: "GTE" }, 11],
  [{ name: "date", value: storyDate(10), operator: "GT" }, 6],
  [{ name: "date", value: storyDate(10).replace(/[-:]/g, "") }, 1],
  [{ name: "HideInNavigation", value: "1" }, 0],
  [{ name: "HideInNavigation", value: "1", operator: "NEQ" }, STORIES],
  [{ name: "_hasLayout", value: "true" }, STORIES],
  [{ name: "_name", value: "story-1", operator: "CONTAINS" }, 8],
  [
    {
      AND: [
        { name: "rank", value: "0" },
        {
          OR: [
            { name: "_name", value: "story-3" },
            { name: "_name", value: "story-4" },
          ],
        },
      ],
    },
    1,
  ],
] as [object, number][])("the search predicate %j finds %i stories", async ([predicate, count]) => {
  expect((await stories([predicate])).total).toBe(count)
})

test("a CONTAINS condition on templates includes derived templates, and an EQ condition does not", async () => {
  const value = await getTemplate("workshop")
  const count = async (operator: string) =>
    (
      await fixture.runQuery("query ($where: ItemSearchPredicateInput!) { search(where: $where) { total } }", {
        where: {
          AND: [
            { name: "_templates", value, operator },
            { name: "_language", value: "en" },
          ],
        },
      })
    ).search.total

  const withHeirs = await count("CONTAINS")

  expect(withHeirs - (await count("EQ"))).toBe(STORIES)
})

test("a condition on _parent matches direct children, and a condition on _path matches the item and all descendants", async () => {
  const count = async (name: string) =>
    (
      await fixture.runQuery("query ($where: ItemSearchPredicateInput!) { search(where: $where) { total } }", {
        where: {
          AND: [
            { name, value: await getId(`${HOME}/workshop`, "B"), operator: name === "_path" ? "CONTAINS" : "EQ" },
            { name: "_language", value: "sv" },
          ],
        },
      })
    ).search.total

  expect(await count("_parent")).toBe(1)
  expect(await count("_path")).toBe(3)
})

test("a search condition on an unknown system field is rejected with an error message", async () => {
  await expect(stories([{ name: "_colour", value: "red" }])).rejects.toThrow(
    "search: there is no system field _colour.",
  )
})

test("in tokenised mode, EQ matches values that contain all words of the search value", async () => {
  const { search } = await fixture.runQuery(
    "query ($where: ItemSearchPredicateInput!) { search(where: $where) { total } }",
    {
      where: {
        AND: [
          { name: "title", value: "title 3" },
          { name: "_language", value: "sv" },
        ],
      },
    },
    { "x-forecourt-search": "tokenised" },
  )

  expect(search.total).toBe(2)
})

test.for([0, 1001])("a search for %i items per page is rejected", async (first) => {
  await expect(stories([], { first })).rejects.toThrow(/search: first is/)
})

test("querying the children of the tag folder returns the tags", async () => {
  const { item } = await fixture.runQuery(
    `query ($path: String) { item(path: $path, language: "sv") { children { total results { id key: field(name: "key") { value } value: field(name: "value") { value } } } } }`,
    { path: `${ROOT}/Data/Tags` },
  )

  expect(item.children.results).toMatchObject([
    { key: { value: "electric" }, value: { value: "Elbil" } },
    { key: { value: "workshop" }, value: { value: "Verkstad" } },
  ])
})

test("children have a default page size of ten", async () => {
  const page = async (after: string | null) =>
    (
      await fixture.runQuery(
        'query ($path: String, $after: String) { item(path: $path, language: "sv") { children(hasLayout: true, after: $after) { total pageInfo { endCursor hasNext } results { name } } } }',
        { path: `${HOME}/stories`, after },
      )
    ).item.children
  const first = await page(null)
  const second = await page(first.pageInfo.endCursor)

  expect(first.results).toHaveLength(10)
  expect(second.results).toHaveLength(STORIES - 10)
  expect(new Set([...names(first), ...names(second)]).size).toBe(STORIES)
  expect(second.pageInfo.hasNext).toBe(false)
})

test("an item is found by its id in any format and by its path in any letter case", async () => {
  const spellings = [await getId(HOME, "N"), await getId(HOME, "D"), await getId(HOME, "B"), HOME.toUpperCase()]
  const results = await Promise.all(
    spellings.map((path) =>
      fixture.runQuery('query ($path: String) { item(path: $path, language: "sv") { name } }', { path }),
    ),
  )

  expect(spellings[0]).toMatch(/^[0-9A-F]{32}$/)
  expect(results.map(({ item }) => item.name)).toEqual(["Home", "Home", "Home", "Home"])
})

test("querying a page in a language without a translation returns null", async () => {
  const { item } = await fixture.runQuery('query ($path: String) { item(path: $path, language: "en") { id } }', {
    path: `${HOME}/car-list`,
  })

  expect(item).toBeNull()
})

test("a dictionary is paged by cursor, and an empty cursor returns the first page", async () => {
  const page = async (after: string, first: number) =>
    (
      await fixture.runQuery(
        `query ($after: String, $first: Int) { site { siteInfo(site: "${SITE}") { dictionary(language: "sv", first: $first, after: $after) {
          total pageInfo { endCursor hasNext } results { key value } } } } }`,
        { after, first },
      )
    ).site.siteInfo.dictionary
  const first = await page("", 1000)
  const second = await page(first.pageInfo.endCursor, 1000)

  expect(first).toMatchObject({ total: PHRASES, pageInfo: { hasNext: true } })
  expect(first.results).toHaveLength(1000)
  expect(second.results).toHaveLength(PHRASES - 1000)
  expect(second.pageInfo).toEqual({ hasNext: false, endCursor: expect.stringMatching(/.+/) })
})

test("a request for more than a thousand phrases per page is rejected", async () => {
  await expect(
    fixture.runQuery(`{ site { siteInfo(site: "${SITE}") { dictionary(language: "sv", first: 1001) { total } } } }`),
  ).rejects.toThrow("dictionary: first is 1001, the most is 1000. Page with after.")
})

test("an item search returns dictionary texts for older clients", async () => {
  const { search } = await fixture.runQuery(
    `query ($where: ItemSearchPredicateInput!) { search(where: $where, first: 2) { total results { key: field(name: "Key") { value } phrase: field(name: "Phrase") { value } } } }`,
    {
      where: {
        AND: [
          { name: "_path", value: await getId(ROOT), operator: "CONTAINS" },
          { name: "_language", value: "en" },
          { name: "_templates", value: "6d1cd89719364a3aa511289a94c2a7b1", operator: "CONTAINS" },
        ],
      },
    },
  )

  expect(search.total).toBe(2)
  expect(search.results).toContainEqual({ key: { value: "copy.copied" }, phrase: { value: "Copied" } })
})

test("routes omit the language prefix and can be filtered by included and excluded paths", async () => {
  const routes = async (variables: object) =>
    (
      await fixture.runQuery(
        `query ($in: [String], $ex: [String], $language: String!) { site { siteInfo(site: "${SITE}") {
          routes(language: $language, first: 100, includedPaths: $in, excludedPaths: $ex) { total results { routePath route { name } } } } } }`,
        variables,
      )
    ).site.siteInfo.routes.results.map(({ routePath }: { routePath: string }) => routePath)

  expect(await routes({ language: "sv", in: ["/workshop"] })).toEqual([
    "/workshop",
    "/workshop/däck",
    "/workshop/däck/storage",
  ])
  expect(await routes({ language: "en", in: ["/workshop"], ex: ["/workshop/tyres"] })).toEqual(["/workshop"])
  expect(await routes({ language: "en", ex: ["/stories"] })).toEqual([
    "/",
    "/404",
    "/workshop",
    "/workshop/tyres",
    "/workshop/tyres/storage",
  ])
})

test("a site returns its redirects, robots.txt and root path", async () => {
  const { site } = await fixture.runQuery(
    `{ site { siteInfo(site: "${SITE}") { name rootPath hostname language robots attributes { key }
        redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale } }
      siteInfoCollection { name } allSiteInfo { total results { name } } } }`,
  )

  expect(site.siteInfo).toMatchObject({
    rootPath: ROOT,
    hostname: "cars.example|*.cars.example",
    language: "sv",
    attributes: [],
  })
  expect(site.siteInfo.redirects).toEqual([
    {
      pattern: "^/old/(.*)$",
      target: "/workshop/$1",
      redirectType: "REDIRECT_301",
      isQueryStringPreserved: true,
      isLanguagePreserved: true,
      locale: "",
    },
    {
      pattern: "/om_oss",
      target: "/workshop",
      redirectType: "REDIRECT_302",
      isQueryStringPreserved: false,
      isLanguagePreserved: false,
      locale: "sv",
    },
  ])
  expect(site.allSiteInfo).toEqual({ total: 1, results: [{ name: SITE }] })
})

test("a route is found regardless of percent-encoding, letter case, a trailing slash and a query string", async () => {
  const results = await Promise.all(
    ["/workshop/d%C3%A4ck/", "/Workshop/däck", "workshop/däck?x=1"].map(
      async (path) =>
        (
          await fixture.runQuery(
            `query ($path: String!) { layout(site: "${SITE}", routePath: $path, language: "sv") { item { name } } }`,
            { path },
          )
        ).layout.item?.name,
    ),
  )

  expect(results).toEqual(["tyres", "tyres", "tyres"])
})

test("each field type resolves to values of its declared GraphQL type", async () => {
  const { item } = await fixture.runQuery(
    `query ($path: String) { item(path: $path, language: "sv") { ... on HeroBanner {
      image { src(maxWidth: 320) width extension mimeType } link { url text linkType }
      heroBannerSearchUrl { targetItem { name } } heroBannerHasSearchBar { boolValue value }
      videoDesktop { url size mimeType } titleTag { value } contentPlacement { value } } } }`,
    { path: `${HOME}/Data/HeroBanner opening` },
  )

  expect(item).toEqual({
    image: {
      src: `${fixture.url}/-/media/shared/hero.jpg?mw=320`,
      width: 1600,
      extension: "jpg",
      mimeType: "image/jpeg",
    },
    link: { url: "/workshop/tyres?from=home#price", text: "Däck", linkType: "internal" },
    heroBannerSearchUrl: { targetItem: { name: "car-list" } },
    heroBannerHasSearchBar: { boolValue: true, value: "1" },
    videoDesktop: { url: `${fixture.url}/-/media/shared/film.mp4`, size: 156897, mimeType: "video/mp4" },
    titleTag: { value: "h1" },
    contentPlacement: { value: "Centre" },
  })
})

test("in development, a query that mixes literals and variables in one input object logs a single warning", async () => {
  const query = `query Mixed($v: String) { search(where: { name: "_name", value: $v }, first: 1) { total } }`

  await fixture.runQuery(query, { v: "a" })
  await fixture.runQuery(query, { v: "b" })

  expect(fixture.said.filter((line) => line.includes("Mixed"))).toEqual([
    "lint: Mixed mixes literals and variables in where. Pass it whole as one variable.",
  ])
})
