import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const place = `raw-layout?site=${SITE}&path=/tried&language=sv`

/**
 * The fields whose metadata is unusual: it has unknown properties, another property order or no item. Some versions of
 * the platform return such metadata.
 */
const FIELDS = {
  Newer: {
    metadata: { zz: [1], fieldId: "{F}", aa: { b: null }, fieldType: "single-line", rawValue: "x" },
    value: "x",
  },
  NoItem: { value: "", metadata: { fieldType: "rich text", rawValue: "", fieldId: "{F}" } },
  Empty: { value: "y", metadata: {} },
  Null: { value: "y", metadata: null },
}
const LAYOUT = {
  sitecore: {
    route: {
      placeholders: {
        main: [
          { componentName: "NoUid", fields: FIELDS, dataSource: "" },
          { uid: null, componentName: "NullUid", params: {} },
          { params: { Styles: "" }, uid: "{A}", componentName: "Odd", experiences: {}, unknown: [[]] },
        ],
      },
      fields: FIELDS,
      name: "Tried",
    },
    context: { language: "sv", later: { than: "we know" } },
  },
}

test.for([{}, { sc_editMode: "true" }, { sc_previewMode: "true" }])(
  "a raw layout is returned unchanged when requested with the headers %j",
  async (headers) => {
    await fixture.author("PUT", place, LAYOUT)

    const response = await fetch(`${fixture.url}/api/graphql/v1`, {
      method: "POST",
      headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key", ...headers },
      body: JSON.stringify({
        query: `{ layout(site: "${SITE}", routePath: "/tried", language: "sv") { item { rendered } } }`,
      }),
    })

    expect(await response.text()).toContain(JSON.stringify(LAYOUT))
  },
)

test.for([
  ["a layout without an envelope", {}],
  ["a layout without a context", { sitecore: { route: null } }],
  ["a layout with null as its context", { sitecore: { context: null, route: null } }],
  ["a layout with a text as its context", { sitecore: { context: "x", route: null } }],
  ["a layout without a route", { sitecore: { context: {} } }],
  ["null", null],
] as const)("%s is rejected as a raw layout", async ([, layout]) => {
  const response = await fixture.author("PUT", place, layout)

  expect(response.status).toBe(422)
  expect(await response.text()).toContain("This is no layout data.")
})

test("a raw layout for a path without a page can be stored", async () => {
  const missing = { sitecore: { context: { language: "sv" }, route: null } }

  expect((await fixture.author("PUT", place, missing)).status).toBeLessThan(300)
  expect(await (await fixture.author("GET", place)).json()).toEqual(missing)
})

test("a raw layout can be created, replaced and removed", async () => {
  await fixture.author("DELETE", place)
  const statuses: number[] = []
  for (const method of ["PUT", "PUT", "DELETE", "GET"])
    statuses.push((await fixture.author(method, place, method === "PUT" ? LAYOUT : undefined)).status)

  expect(statuses).toEqual([201, 200, 204, 404])
})

test.for([
  ["POST", place, 405],
  ["GET", "raw-layout?path=/tried&language=sv", 400],
  ["GET", "raw-layout?site=nowhere&path=/tried", 404],
  ["GET", `raw-layout?site=${SITE}&path=/tried&language=xx`, 404],
] as const)("the request %s %s returns the status %i", async ([method, path, status]) => {
  expect((await fixture.author(method, path, method === "POST" ? LAYOUT : undefined)).status).toBe(status)
})
