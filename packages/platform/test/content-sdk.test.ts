import { createRequire } from "node:module"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, PHRASES, SITE, STORIES, startFixture } from "./start-fixture.ts"

// The package's ES modules cannot be loaded by Node as they are; its CommonJS build is the same code.
const load = createRequire(import.meta.url)
const { SitecoreClient, ErrorPage } = load(
  "@sitecore-content-sdk/content/client",
) as typeof import("@sitecore-content-sdk/content/client")
const { defineConfig } = load(
  "@sitecore-content-sdk/content/config",
) as typeof import("@sitecore-content-sdk/content/config")

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture({ sitemapSize: 20 })
})
afterAll(() => fixture.end())

type Mode = "edge" | "local"

function client(mode: Mode, more: object = {}) {
  const api =
    mode === "edge"
      ? { edge: { contextId: "forecourt-local-context", edgeUrl: fixture.url } }
      : { local: { apiHost: fixture.url, apiKey: "forecourt-local-key" } }
  return new SitecoreClient(defineConfig({ api, defaultSite: SITE, defaultLanguage: "sv", ...more }, {}))
}

const eachMode = test.for<Mode>(["edge", "local"])

eachMode("%s: a page is read by its path", async (mode) => {
  const page = await client(mode).getPage("/workshop/däck")

  expect(page?.layout.sitecore.route?.displayName).toBe("Däck")
  expect(page?.siteName).toBe(SITE)
})

eachMode("%s: a page that does not exist is null", async (mode) => {
  expect(await client(mode).getPage("/nowhere")).toBeNull()
})

eachMode("%s: a dictionary of more than a thousand phrases is read in pages", async (mode) => {
  const phrases = await client(mode).getDictionary({ site: SITE, locale: "sv" })

  expect(Object.keys(phrases)).toHaveLength(PHRASES)
  expect(phrases["phrase.1200"]).toBe("Text 1200")
})

eachMode("%s: the paths of all pages are read in pages", async (mode) => {
  const paths = await client(mode).getPagePaths([SITE], ["sv", "en"])

  const swedish = paths.filter(({ locale }) => locale === "sv").map(({ params }) => params.path.slice(1).join("/"))
  expect(swedish).toContain("workshop/däck/storage")
  expect(swedish.filter((path) => path.startsWith("stories/"))).toHaveLength(STORIES)
})

eachMode("%s: robots.txt and llms.txt contain the site's texts", async (mode) => {
  expect(await client(mode).getRobots(SITE)).toBe("User-agent: *\nAllow: /\n")
  expect(await client(mode).getLlmsTxt({ siteName: SITE })).toBe("# Bilar\n\n> Cars and workshops.")
})

eachMode("%s: the sitemap index lists files that can be fetched", async (mode) => {
  const sdk = client(mode)
  const request = { reqHost: "cars.example", reqProtocol: "https", siteName: SITE }

  const index = await sdk.getSiteMap({ ...request, id: undefined as unknown as string })
  const file = await sdk.getSiteMap({ ...request, id: "1" })

  expect(index).toContain("<loc>https://cars.example/sitemap-0.xml</loc>")
  expect(file).toContain("<loc>https://cars.example/")
  expect(file).not.toContain("https://cars.example/404<")
})

eachMode("%s: error pages are returned with their layout", async (mode) => {
  const notFound = await client(mode).getErrorPage(ErrorPage.NotFound, { locale: "en" })
  const serverError = await client(mode).getErrorPage(ErrorPage.InternalServerError, { locale: "sv" })

  expect(notFound?.layout.sitecore.route?.itemLanguage).toBe("en")
  expect(serverError?.layout.sitecore.route?.name).toBe("500")
})

eachMode("%s: an error page that is missing in a language is null", async (mode) => {
  expect(await client(mode).getErrorPage(ErrorPage.InternalServerError, { locale: "en" })).toBeNull()
})

eachMode("%s: a preview in editing mode contains metadata", async (mode) => {
  const { layout } = await fixture.runQuery(
    `{ layout(site: "${SITE}", routePath: "/", language: "sv") { item { id } } }`,
  )

  const page = await client(mode).getPreview({
    site: SITE,
    itemId: layout.item.id,
    language: "sv",
    mode: "edit",
    variantId: "_default",
    version: "1",
  } as never)

  const title = page?.layout.sitecore.route?.fields?.metaTitle
  expect(page?.layout.sitecore.context).toMatchObject({ pageEditing: true, pageState: "edit", editMode: "metadata" })
  expect(title).toMatchObject({
    value: "Bilar för alla",
    metadata: { fieldType: "single-line", rawValue: "Bilar för alla" },
  })
})

test("the design library endpoint returns a single block of a page", async () => {
  const page = await client("edge").getPage("/")
  const [hero] = page?.layout.sitecore.route?.placeholders["headless-main"] ?? []
  const uid = (hero as { uid: string }).uid

  const library = await client("edge").getDesignLibraryData({
    site: SITE,
    itemId: page?.layout.sitecore.route?.itemId,
    componentUid: uid,
    language: "sv",
    mode: "library",
  } as never)

  const placeholders = library.layout.sitecore.route?.placeholders
  expect(placeholders?.["editing-componentmode-placeholder"]).toMatchObject([{ uid, componentName: "HeroBanner" }])
})

test.for(["status:429:seconds:0", "status:429:date:1", "status:503"])(
  "the client retries a query after the fault %s",
  async (fault) => {
    const [, status, retryAfter, afterSeconds] = fault.split(":")
    const standing = {
      kind: "status",
      status: Number(status),
      retryAfter,
      afterSeconds: Number(afterSeconds),
      times: 1,
    }
    await fixture.author("PUT", "faults", [{ ...standing, operation: "RobotsQuery" }])

    const robots = await client("edge").getRobots(SITE)

    expect(robots).toContain("User-agent")
    expect(await (await fixture.author("GET", "faults")).json()).toEqual({ faults: [] })
  },
)

test("the client stops retrying when the platform keeps returning 429", async () => {
  await fixture.author("PUT", "faults", [{ kind: "status", status: 429, retryAfter: "date", afterSeconds: 0 }])

  await expect(client("local").getRobots(SITE)).rejects.toThrow("429")

  await fixture.author("DELETE", "faults")
})
