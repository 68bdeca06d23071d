import { createRequire } from "node:module"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, type ResponseData, SITE, startFixture } from "./start-fixture.ts"

const load = createRequire(import.meta.url)
const { SitecoreClient } = load(
  "@sitecore-content-sdk/content/client",
) as typeof import("@sitecore-content-sdk/content/client")
const { defineConfig } = load(
  "@sitecore-content-sdk/content/config",
) as typeof import("@sitecore-content-sdk/content/config")

const KEY = { "x-sitecore-contextid": "forecourt-local-context" }
const PLACEHOLDER = "editing-componentmode-placeholder"

let fixture: Fixture
let page: { id: string; hero: ResponseData; blurb: ResponseData }
beforeAll(async () => {
  fixture = await startFixture()
  const { layout } = await fixture.runQuery(
    `{ layout(site: "${SITE}", routePath: "/", language: "sv") { item { id rendered } } }`,
  )
  const [hero] = layout.item.rendered.sitecore.route.placeholders["headless-main"]
  page = { id: layout.item.id, hero, blurb: hero.placeholders["container-{*}"][0] }
})
afterAll(() => fixture.end())

interface Reply {
  readonly status: number
  readonly text: string
  readonly sitecore: ResponseData
}

async function component(query: Record<string, string>, headers: Record<string, string> = KEY): Promise<Reply> {
  const parameters = { item: page.id, sc_site: SITE, sc_lang: "sv", ...query }
  const response = await fetch(`${fixture.url}/layout/component?${new URLSearchParams(parameters)}`, { headers })
  const text = await response.text()
  return { status: response.status, text, sitecore: JSON.parse(text).sitecore }
}

const getPlaceholder = ({ sitecore }: Reply): ResponseData[] => sitecore.route.placeholders[PLACEHOLDER]

test("the component endpoint returns the same JSON for a block as the layout of the page", async () => {
  const reply = await component({ uid: page.hero.uid })

  expect(reply.status).toBe(200)
  expect(getPlaceholder(reply)).toEqual([page.hero])
  expect(Object.keys(reply.sitecore.route.placeholders)).toEqual([PLACEHOLDER])
  expect(reply.sitecore.context).toMatchObject({
    site: { name: SITE },
    language: "sv",
    pageState: "normal",
    renderingType: "component",
  })
  expect(reply.sitecore.route.name).toBe("Home")
})

test.for([
  ["braced and in upper case", (uid: string) => `{${uid.toUpperCase()}}`],
  ["as 32 digits", (uid: string) => uid.replaceAll("-", "")],
] as const)("a block is found by its id written %s", async ([, spell]) => {
  expect(getPlaceholder(await component({ uid: spell(page.hero.uid) }))[0].uid).toBe(page.hero.uid)
})

test("the component endpoint finds a nested block", async () => {
  expect(getPlaceholder(await component({ uid: page.blurb.uid }))).toEqual([page.blurb])
})

test("fields contain editing metadata only when the design library is in editing mode", async () => {
  const [editing] = getPlaceholder(await component({ uid: page.hero.uid }, { ...KEY, sc_editMode: "true" }))
  const [plain] = getPlaceholder(await component({ uid: page.hero.uid }, { ...KEY, sc_editMode: "false" }))

  expect(editing.fields.Title.metadata.fieldType).toBe("single-line")
  expect(plain.fields.Title).not.toHaveProperty("metadata")
})

test("a block can be rendered with the fields of another data source", async () => {
  const { item } = await fixture.runQuery(
    'query ($path: String) { item(path: $path, language: "sv") { id(format: "B") path } }',
    { path: page.blurb.dataSource },
  )

  const [block] = getPlaceholder(await component({ uid: page.hero.uid, dataSourceId: item.id }))

  expect(block).toMatchObject({ uid: page.hero.uid, componentName: "HeroBanner", dataSource: page.blurb.dataSource })
  expect(block.fields).toEqual(page.blurb.fields)
})

test("a block whose data source is missing has no fields and is marked as unresolved", async () => {
  const [block] = getPlaceholder(
    await component({ uid: page.hero.uid, dataSourceId: "00000000-0000-0000-0000-00000000dead" }),
  )

  expect(block).toMatchObject({
    dataSource: "{00000000-0000-0000-0000-00000000DEAD}",
    fields: {},
    isContentResolved: false,
  })
})

test("for a block that is on no page, the component endpoint uses the template and the data source in the request", async () => {
  const { item } = await fixture.runQuery(
    'query ($path: String) { item(path: $path, language: "sv") { id template { id } } }',
    {
      path: page.blurb.dataSource,
    },
  )
  const uid = "11111111-2222-3333-4444-555555555555"

  const reply = await component({ uid, renderingItemId: item.template.id, dataSourceId: item.id })
  const bare = await component({ uid, renderingItemId: item.template.id })

  expect(getPlaceholder(reply)).toEqual([
    {
      uid,
      componentName: "Blurb",
      dataSource: page.blurb.dataSource,
      params: { FieldNames: "Default" },
      fields: page.blurb.fields,
    },
  ])
  expect(getPlaceholder(bare)).toMatchObject([{ uid, componentName: "Blurb", dataSource: "", fields: {} }])
})

test("the component endpoint returns a block from the requested version of the page", async () => {
  const place = `page?site=${SITE}&path=/stories&language=sv`
  const blurb = (title: string) => ({
    layout: { main: [{ block: "blurb", id: "b", fields: { title: { value: title } } }] },
  })
  for (const title of ["Först", "Sedan"]) {
    const previous = await fixture.author("GET", place)
    const { document } = (await previous.json()) as ResponseData
    await fixture.author(
      "PUT",
      place,
      { ...document, ...blurb(title) },
      { "if-match": previous.headers.get("etag") ?? "" },
    )
  }
  const { layout } = await fixture.runQuery(
    `{ layout(site: "${SITE}", routePath: "/stories", language: "sv") { item { id version rendered } } }`,
  )
  const [{ uid }] = layout.item.rendered.sitecore.route.placeholders["headless-main"]
  const getTitle = async (version: string) =>
    getPlaceholder(await component({ item: layout.item.id, uid, version }))[0].fields.Title.value

  expect(await getTitle(String(layout.item.version - 1))).toBe("Först")
  expect(await getTitle(String(layout.item.version))).toBe("Sedan")
  expect(await getTitle("latest")).toBe("Sedan")
})

test.for([
  ["no such block", { uid: "00000000-0000-0000-0000-000000000000" }],
  ["no block asked for", {}],
  ["no such page", { item: "00000000-0000-0000-0000-000000000000" }],
  ["a page of another site", { sc_site: "elsewhere" }],
  ["a language that the page does not speak", { sc_lang: "fi" }],
  ["a template that is no block", { uid: "x", renderingItemId: "6d1cd89719364a3aa511289a94c2a7b1" }],
  ["a version that never was", { version: "4711" }],
] as const)("%s: the component endpoint returns 404 with a layout that has no route", async ([what, query]) => {
  const uid = what === "no such page" || what === "a page of another site" ? { uid: page.hero.uid } : {}
  const reply = await component({ ...uid, ...query })

  expect(reply.status).toBe(404)
  expect(reply.sitecore.route).toBeNull()
  expect(reply.sitecore.context).toMatchObject({
    pageEditing: false,
    pageState: "normal",
    renderingType: "component",
  })
})

test.for(["one", "1.5", "-1", "0"])("the invalid query version=%s is rejected", async (version) => {
  expect((await component({ uid: page.hero.uid, version })).status).toBe(400)
})

test("a block can be read with an API key but not written", async () => {
  const url = `${fixture.url}/layout/component?item=${page.id}&uid=${page.hero.uid}&sc_lang=sv`

  expect((await fetch(url)).status).toBe(401)
  expect((await fetch(url, { method: "POST", headers: KEY, body: "{}" })).status).toBe(405)
})

test("the component endpoint finds a block of a raw layout by its uid and keeps the order of its properties", async () => {
  const placeholders = {
    main: [
      { componentName: "NoUid", fields: { T: { value: "none" } } },
      {
        uid: "{ABCDEFAB-0000-4000-8000-000000000001}",
        componentName: "Raw",
        zeta: 1,
        fields: {
          T: { value: "x", metadata: { zz: 1, fieldType: "single-line", aa: { b: [] }, rawValue: "x" }, editable: "x" },
        },
        alpha: null,
      },
    ],
  }
  const layout = { sitecore: { context: { language: "sv", odd: true }, route: { name: "R", placeholders } } }
  await fixture.author("PUT", `raw-layout?site=${SITE}&path=/&language=sv`, layout)

  const reply = await component({ uid: "abcdefab-0000-4000-8000-000000000001" }, { ...KEY, sc_editMode: "true" })
  const none = await component({})
  await fixture.author("PUT", `raw-layout?site=${SITE}&path=/&language=sv`, { sitecore: { context: {}, route: null } })
  const empty = await component({ uid: "abcdefab-0000-4000-8000-000000000001" })
  await fixture.author("DELETE", `raw-layout?site=${SITE}&path=/&language=sv`)

  expect(reply.text).toContain(JSON.stringify(placeholders.main[1]))
  expect([none.status, empty.status]).toEqual([404, 404])
})

test.for(["library", "library-metadata"])("the Sitecore client library can read a block in %s mode", async (mode) => {
  const api = { edge: { contextId: "forecourt-local-context", edgeUrl: fixture.url } }
  const client = new SitecoreClient(defineConfig({ api, defaultSite: SITE, defaultLanguage: "sv" }, {}))
  const request = { site: SITE, itemId: page.id, language: "sv", mode, renderingId: "", dataSourceId: "" }

  const designLibraryData = await client.getDesignLibraryData({ ...request, componentUid: page.hero.uid } as never)
  const missing = await client.getDesignLibraryData({
    ...request,
    componentUid: "00000000-0000-0000-0000-000000000000",
  } as never)

  const [block] = (designLibraryData.layout.sitecore.route?.placeholders[PLACEHOLDER] ?? []) as ResponseData[]
  expect(block.uid).toBe(page.hero.uid)
  expect("metadata" in block.fields.Title).toBe(mode === "library-metadata")
  expect(designLibraryData.layout.sitecore.context.pageEditing).toBe(mode === "library-metadata")
  expect(missing.layout.sitecore.route).toBeNull()
  expect(missing.siteName).toBe(SITE)
})
