import { expect, test } from "vitest"
import { readLayout } from "./read-layout.ts"

function layoutWith(entries: readonly unknown[], context: object = {}) {
  return {
    sitecore: {
      context: { site: { name: "demo" }, language: "sv", pageState: "normal", ...context },
      route: {
        name: "Home",
        itemId: "dd55",
        itemLanguage: "sv",
        fields: {},
        placeholders: { "headless-main": entries },
      },
    },
  }
}

function getMain(json: unknown, options?: Parameters<typeof readLayout>[1]) {
  return readLayout(json, options).route?.placeholders["headless-main"] ?? []
}

test("readLayout throws an error for layout data without the content platform's context [spec 1 §8]", () => {
  expect(() => readLayout({ sitecore: { context: {}, route: null } })).toThrow("no content-platform context was found")
  expect(() => readLayout(null)).toThrow("no content-platform context was found")
  expect(() => readLayout("<html>")).toThrow("no content-platform context was found")
})

test.each([
  ["a site", { language: "sv" }],
  ["a site's name", { site: { name: "" }, language: "sv" }],
  ["a language", { site: { name: "demo" } }],
])("readLayout throws an error for layout data without %s [spec 1 §8 context]", (_, context) => {
  expect(() => readLayout({ sitecore: { context, route: null } })).toThrow("no content-platform context was found")
})

test("readLayout returns the route null for an unknown path", () => {
  expect(
    readLayout({ sitecore: { context: { site: { name: "demo" }, language: "sv" }, route: null } }).route,
  ).toBeNull()
})

test("nested parameter values are unwrapped, empty parameters are omitted, and grid and style classes are combined", () => {
  const params = { Styles: "dark", GridParameters: "col-12", FieldNames: { Value: { value: "Compact" } }, Empty: "" }

  const [block] = getMain(layoutWith([{ uid: "1", componentName: "Blurb", params }]))

  expect(block?.params).toEqual({
    Styles: "dark",
    GridParameters: "col-12",
    FieldNames: "Compact",
    styles: "col-12 dark",
  })
})

test("readLayout ignores editing markers in the old format and invalid entries", () => {
  const entries = [
    { name: "code", type: "text/sitecore", contents: "" },
    { uid: "1", componentName: "Blurb" },
    null,
    "x",
  ]

  expect(getMain(layoutWith(entries)).map(({ block }) => block)).toEqual(["Blurb"])
})

test("a block whose data source was deleted has hasContent set to false", () => {
  const [block] = getMain(layoutWith([{ uid: "1", componentName: "Blurb", isContentResolved: false }]))

  expect(block?.hasContent).toBe(false)
})

const personalised = {
  uid: "1",
  componentName: "Blurb",
  fields: { Title: { value: "Default" } },
  experiences: {
    a_1: { uid: "1", componentName: "Blurb", dataSource: "x", fields: { Title: { value: "For you" } } },
    a_2: { componentName: null, dataSource: null },
  },
}

test("a personalised block shows its default content to a visitor without a variant", () => {
  expect(getMain(layoutWith([personalised]))[0]?.fields).toEqual({ Title: { value: "Default" } })
})

test("a personalised block shows the visitor's variant", () => {
  expect(getMain(layoutWith([personalised]), { variants: ["a_1"] })[0]?.fields).toEqual({ Title: { value: "For you" } })
})

test("a variant with neither a component nor a data source is hidden from visitors and marked as hidden in the page editor", () => {
  expect(getMain(layoutWith([personalised]), { variants: ["a_2"] })).toEqual([])
  expect(getMain(layoutWith([personalised], { pageState: "edit" }), { variants: ["a_2"] })[0]?.block).toBe(
    "Hidden Rendering",
  )
})

test.each([
  ["block", { componentName: null, dataSource: "y", fields: { Title: { value: "Other" } } }, []],
  ["data source", { componentName: "Blurb", dataSource: null, fields: { Title: { value: "Other" } } }, ["Blurb"]],
])("a variant that lacks only the %s is not marked as hidden in the page editor", (_, variant, blocks) => {
  const entry = { uid: "1", componentName: "Blurb", dataSource: "x", experiences: { a_1: variant } }
  const read = (context: object) =>
    getMain(layoutWith([entry], context), { variants: ["a_1"] }).map(({ block }) => block)

  expect(read({})).toEqual(blocks)
  expect(read({ pageState: "edit" })).not.toContain("Hidden Rendering")
})

test("the first valid variant in the visitor's list of variants is shown", () => {
  const entry = { ...personalised, experiences: { ...personalised.experiences, a_0: null } }

  expect(getMain(layoutWith([entry]), { variants: ["a_9", "a_0", "a_1", "a_2"] })[0]?.fields).toEqual({
    Title: { value: "For you" },
  })
})

test("readLayout does not mutate its input", () => {
  const json = deepFreeze(
    layoutWith([
      personalised,
      {
        uid: "2",
        componentName: "Container",
        params: { Styles: "a" },
        placeholders: { "container-{*}": [personalised] },
      },
    ]),
  )
  const previous = JSON.stringify(json)

  readLayout(json, { variants: ["a_1"] })

  expect(JSON.stringify(json)).toBe(previous)
})

test("readLayout returns all page data from the content platform, with an empty string for each missing text", () => {
  const sent = {
    name: "Home",
    displayName: "Hem",
    itemId: "dd55",
    itemLanguage: "sv",
    templateName: "Page",
    updated: "2026-11-22",
    fields: { title: 1 },
  }
  const context = { site: { name: "demo" }, language: "sv", variantId: "a_1", pageState: "preview" }

  expect(readLayout({ context, route: sent })).toEqual({
    site: "demo",
    language: "sv",
    pageState: "preview",
    variantId: "a_1",
    route: {
      name: "Home",
      displayName: "Hem",
      itemId: "dd55",
      language: "sv",
      template: "Page",
      updated: "2026-11-22",
      fields: { title: 1 },
      placeholders: {},
    },
  })
  expect(readLayout({ context: { ...context, pageState: "edit" }, route: null }).pageState).toBe("edit")
  expect(readLayout({ context: { ...context, variantId: "", pageState: "else" }, route: {} })).toMatchObject({
    pageState: "normal",
    variantId: null,
    route: { name: "", displayName: "", itemId: "", language: "", template: "", updated: "" },
  })
})

test("readLayout returns all data that the content platform sends for a rendering", () => {
  const sent = { uid: "1", componentName: "Blurb", dataSource: "/a", fields: { a: 1 }, params: { Any: 5 } }

  expect(getMain(layoutWith([sent]))).toEqual([
    {
      id: "1",
      block: "Blurb",
      dataSource: "/a",
      hasContent: true,
      params: { Any: "5" },
      fields: { a: 1 },
      placeholders: {},
    },
  ])
})

test.each([
  [{ Value: "a" }, { FieldNames: "a" }],
  [{ value: "a" }, { FieldNames: "a" }],
  [{ Value: null, value: "a" }, { FieldNames: "a" }],
  [{ Value: {} }, {}],
  [[], {}],
  [true, { FieldNames: "true" }],
])("the parameter value %j is converted to text or omitted", (sent, params) => {
  expect(getMain(layoutWith([{ componentName: "Blurb", params: { FieldNames: sent } }]))[0]?.params).toEqual(params)
})

test.each([
  [{ Styles: " dark " }, "dark"],
  [{ GridParameters: "col-12" }, "col-12"],
  [{ Styles: " " }, undefined],
  [{}, undefined],
  ["dark", undefined],
])("for the parameters %j a block has the classes %j", (params, styles) => {
  expect(getMain(layoutWith([{ componentName: "Blurb", params }]))[0]?.params.styles).toBe(styles)
})

test("a placeholder can have any name, including __proto__, and a placeholder that is not a list is skipped", () => {
  const placeholders = JSON.parse('{"__proto__":[{"componentName":"Blurb"}],"none":{"componentName":"Blurb"}}')
  const [block] = getMain(layoutWith([{ componentName: "Container", placeholders }]))

  expect(Object.keys(block?.placeholders ?? {})).toEqual(["__proto__"])
  expect(
    getMain(layoutWith([{ componentName: "Container", placeholders: [[{ componentName: "Blurb" }]] }]))[0],
  ).toMatchObject({
    placeholders: {},
    params: {},
  })
  expect(getMain(layoutWith([{ componentName: "Container", params: "dark" }]))[0]?.params).toEqual({})
})

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) for (const child of Object.values(value)) deepFreeze(child)
  return Object.freeze(value)
}
