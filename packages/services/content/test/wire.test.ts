import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, type ResponseData, SITE, startFixture } from "./start-fixture.ts"

const CRAWLED = join(import.meta.dirname, "../../../../../shared/cases/edge")

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

async function fetchLayout(path: string, language = "sv", headers: Record<string, string> = {}): Promise<ResponseData> {
  const { layout } = await fixture.runQuery(
    `query ($path: String!, $language: String!) { layout(site: "${SITE}", routePath: $path, language: $language) { item { rendered } } }`,
    { path, language },
    headers,
  )
  return layout.item?.rendered
}

async function main(headers = {}): Promise<ResponseData[]> {
  return (await fetchLayout("/", "sv", headers)).sitecore.route.placeholders["headless-main"]
}

test("a layout query returns a page in the JSON structure of the original platform", async () => {
  const { sitecore } = await fetchLayout("/workshop/tyres", "en")

  expect(sitecore.context).toEqual({
    pageEditing: false,
    site: { name: SITE },
    pageState: "normal",
    editMode: "chromes",
    language: "en",
    itemPath: "/workshop/tyres",
  })
  expect(sitecore.route).toMatchObject({
    name: "tyres",
    displayName: "Tyres",
    databaseName: "master",
    itemId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5/),
    itemLanguage: "en",
    itemVersion: 1,
    templateName: "Page",
  })
  expect(Object.keys(sitecore.route.placeholders)).toEqual(["headless-header", "headless-main", "headless-footer"])
})

test("page fields have the names and empty values of the original platform", async () => {
  const { fields } = (await fetchLayout("/")).sitecore.route

  expect(fields).toMatchObject({
    metaTitle: { value: "Bilar för alla" },
    navTitle: { value: "" },
    ogImage: {
      value: {
        src: `${fixture.url}/-/media/shared/og.jpg?h=630&iar=0&w=1200`,
        alt: "",
        width: "1200",
        height: "630",
      },
    },
    canonicalURL: { value: { href: "" } },
    HideInNavigation: { value: false },
  })
})

test("a block contains the path of its item, its parameters and all fields of its template", async () => {
  const [hero] = await main()

  expect(hero).toMatchObject({
    uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    componentName: "HeroBanner",
    dataSource: `/sitecore/content/forecourt/${SITE}/Home/Data/HeroBanner opening`,
    params: { FieldNames: "Default", GridParameters: "col-12", DynamicPlaceholderId: "1" },
  })
  expect(hero.params).not.toHaveProperty("Styles")
  expect(hero.fields).toMatchObject({
    Title: { value: "Hitta din nästa bil" },
    ButtonType: { value: "Primary" },
    ImagePhone: { value: {} },
    VideoPhone: { value: {} },
    HeroBannerHasSearchBar: { value: true },
    CenterContent: { value: false },
  })
})

test("an internal link contains the id of its target, and its query string and anchor are separate properties", async () => {
  const [hero, first] = await main()
  const target = (await fetchLayout("/car-list")).sitecore.route.itemId

  expect(hero.fields.Link.value).toMatchObject({
    href: "/workshop/tyres",
    linktype: "internal",
    querystring: "from=home",
    anchor: "price",
    text: "Däck",
  })
  expect(hero.fields.HeroBannerSearchUrl.value).toEqual({
    href: "/car-list",
    linktype: "internal",
    id: `{${target.toUpperCase()}}`,
  })
  expect(first.fields.Link.value).toEqual({ href: "https://cars.example/ex30", target: "_blank", linktype: "external" })
})

test("a file field has an absolute URL and the file size as text", async () => {
  const [hero] = await main()

  expect(hero.fields.VideoDesktop.value).toEqual({
    src: `${fixture.url}/-/media/shared/film.mp4`,
    mimeType: "video/mp4",
    size: "156897",
  })
})

test("the placeholder of a block contains its nested blocks, and pictures in rich text have absolute URLs", async () => {
  const [hero] = await main()

  expect(hero.placeholders["container-{*}"]).toMatchObject([
    {
      componentName: "Blurb",
      fields: {
        RichText: { value: `<p><img src="${fixture.url}/-/media/shared/in-text.jpg" alt=""></p>` },
        YoutubeID: { value: "dQw4w9WgXcQ" },
      },
    },
  ])
})

test("a list that is stored in fields such as Label1 and Label2 is returned as individual fields", async () => {
  const [, card] = await main()

  expect(card.fields).toMatchObject({
    Label1: { value: "Räckvidd" },
    LabelValue1: { value: "480 km" },
    Label2: { value: "Säten" },
    LabelValue2: { value: "5" },
    Label3: { value: "" },
    LabelValue4: { value: "" },
  })
})

test("two blocks of the same type have separate items and ids", async () => {
  const [, first, second] = await main()

  expect(second.fields.Title.value).toBe("EX40")
  expect(second.dataSource).not.toBe(first.dataSource)
  expect(second.uid).not.toBe(first.uid)
})

test("a shared header is returned in the JSON structure of a partial design", async () => {
  const [header] = (await fetchLayout("/")).sitecore.route.placeholders["headless-header"]

  expect(header).toMatchObject({
    componentName: "PartialDesignDynamicPlaceholder",
    dataSource: "",
    params: { sid: `{${header.uid.toUpperCase()}}`, ph: "headless-header", sig: "sxa-header" },
  })
  expect(header.placeholders["sxa-header"]).toMatchObject([
    { componentName: "Navigation", fields: { LogoWidth: { value: 120 }, LogoHeight: { value: 55 } } },
  ])
})

test("the URL of a vector picture has no size parameters", async () => {
  const [header] = (await fetchLayout("/")).sitecore.route.placeholders["headless-header"]

  expect(header.placeholders["sxa-header"][0].fields.Logo.value.src).toBe(
    `${fixture.url}/-/media/artwork/logo/norrvik.svg`,
  )
})

test("a list field contains several items and a reference field contains one item, each with fields", async () => {
  const [footer] = (await fetchLayout("/")).sitecore.route.placeholders["headless-footer"]
  const { fields } = footer.placeholders["sxa-footer"][0]

  expect(fields.Brands).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "Brands 1",
      fields: { Name: { value: "Volvo" }, Logo: { value: {} } },
    },
    { name: "Brands 2", fields: { Name: { value: "Renault" } } },
  ])
  expect(fields.Columns[0].fields.ColumnItems[1].fields.Link.value).toMatchObject({
    href: "mailto:hej@cars.example",
    linktype: "mailto",
  })
  expect(fields.InfoField1).toMatchObject({ name: "InfoField1", fields: { Heading: { value: "Öppet" } } })
  expect(fields.InfoField2).toBeNull()
  expect(fields.SocialLinks).toEqual([])
})

test("a reference contains the fields of the referenced item", async () => {
  const { fields } = (await fetchLayout("/stories/story-2")).sitecore.route
  const plain = (await fetchLayout("/workshop")).sitecore.route

  expect(fields.date.value).toBe("2026-01-19T08:00:00Z")
  expect(fields.tags).toMatchObject([{ name: "electric", fields: { key: { value: "electric" } } }])
  expect(plain.fields).not.toHaveProperty("date")
})

test("in editing mode the metadata of a field value contains the id of the item that contains the field", async () => {
  const [hero] = await main({ sc_editMode: "true" })
  const plain = await main()

  expect(hero.fields.Link).toEqual({
    value: plain[0].fields.Link.value,
    metadata: {
      contextItem: {
        id: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
        language: "sv",
        version: 1,
        revision: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
      fieldId: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
      fieldType: "general link",
      rawValue: '<link text="Däck" url="/workshop/tyres?from=home#price" />',
      fieldName: "link",
    },
  })
  expect(hero.fields.Image.metadata.fieldType).toBe("image")
  expect(hero.fields.Title.metadata.fieldType).toBe("single-line")
  expect(hero.placeholders["container-{*}"][0].fields.RichText.metadata.fieldType).toBe("rich text")
  expect(plain[0].fields.Title).toEqual({ value: "Hitta din nästa bil" })
})

test("in editing mode the metadata of a list entry's fields contains the id of the entry's item", async () => {
  const [footer] = (await fetchLayout("/", "sv", { sc_editMode: "true" })).sitecore.route.placeholders[
    "headless-footer"
  ]
  const [brand] = footer.placeholders["sxa-footer"][0].fields.Brands

  expect(brand.fields.Name.metadata.contextItem.id).toBe(`{${brand.id.toUpperCase()}}`)
})

test("in editing mode the metadata of a field value contains the path of the field within the block or page", async () => {
  const getName = (field: ResponseData) => field.metadata.fieldName
  const { route } = (await fetchLayout("/", "sv", { sc_editMode: "true" })).sitecore
  const [, card] = route.placeholders["headless-main"]
  const [footer] = route.placeholders["headless-footer"][0].placeholders["sxa-footer"]
  const story = (await fetchLayout("/stories/story-2", "sv", { sc_editMode: "true" })).sitecore.route

  expect(getName(route.fields.canonicalURL)).toBe("canonicalUrl")
  expect([card.fields.Label1, card.fields.LabelValue2].map(getName)).toEqual(["facts/0/label", "facts/1/value"])
  expect(getName(footer.fields.Brands[1].fields.Name)).toBe("brands/1/name")
  expect(getName(footer.fields.Columns[0].fields.ColumnItems[1].fields.Link)).toBe("columns/0/columnItems/1/link")
  expect(getName(footer.fields.InfoField1.fields.Heading)).toBe("infoField1/heading")
  // A separate item is no part of the story's document.
  expect(story.fields.tags[0].fields.key.metadata).not.toHaveProperty("fieldName")
})

test("the layout context indicates whether the request is in edit or preview mode", async () => {
  const edit = await fetchLayout("/", "sv", { sc_editMode: "true" })
  const preview = await fetchLayout("/", "sv", { sc_editMode: "false", sc_previewMode: "true" })

  expect(edit.sitecore.context).toMatchObject({ pageEditing: true, pageState: "edit", editMode: "metadata" })
  expect(preview.sitecore.context).toMatchObject({ pageEditing: false, pageState: "preview", editMode: "metadata" })
})

test.for(["Home", "Home_About"])(
  "the recorded layout %s is stored and returned unchanged (skipped without ../shared/cases)",
  async (name, { skip }) => {
    const file = join(CRAWLED, `skatepark.${name}.rendered.json`)
    if (!existsSync(file)) return skip(`${file} is not there`)
    const layout = JSON.parse(readFileSync(file, "utf8"))

    for (const path of ["/", `/crawled/${name}`]) {
      const put = await fixture.author("PUT", `raw-layout?site=${SITE}&path=${path}&language=en`, layout)
      expect(put.status).toBe(201)
      expect(await fetchLayout(path, "en")).toEqual(layout)
      await fixture.author("DELETE", `raw-layout?site=${SITE}&path=${path}&language=en`)
    }
    expect((await fetchLayout("/", "en")).sitecore.route.displayName).toBe("Home")
    expect(await fetchLayout(`/crawled/${name}`, "en")).toBeUndefined()
  },
)

test("the personalisation query lists the variants of a page", async () => {
  const rendering = (experiences: object) => ({ uid: "a", componentName: "Blurb", experiences })
  const placeholders = { "headless-main": [rendering({ variant_a: {}, variant_b: { componentName: null } })] }
  const layout = { sitecore: { context: { language: "sv" }, route: { name: "P", placeholders } } }
  await fixture.author("PUT", `raw-layout?site=${SITE}&path=/personal&language=sv`, layout)

  const response = await fixture.runQuery(
    `{ a: layout(site: "${SITE}", routePath: "/personal", language: "sv") { item { id version personalization { variantIds } } }
       b: layout(site: "${SITE}", routePath: "/", language: "sv") { item { personalization { variantIds } } } }`,
  )

  expect(response.a.item).toMatchObject({ version: 1, personalization: { variantIds: ["variant_a", "variant_b"] } })
  expect(response.b.item.personalization.variantIds).toEqual([])
})
