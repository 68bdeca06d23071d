import { afterAll, beforeAll, expect, test } from "vitest"
import { type Answer, type Fixture, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const PAGE = `query ($language: String!) {
  layout(site: "${SITE}", routePath: "/", language: $language) { item { id rendered } }
}`

async function home(language: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { layout } = await fixture.ask(PAGE, { language }, headers)
  return { id: layout.item.id, ...layout.item.rendered.sitecore }
}

test("a page that is remembered in one language is another in the other", async () => {
  const [sv, en] = [await home("sv"), await home("en")]

  expect(sv.id).toBe(en.id)
  expect([sv.context.language, sv.route.itemLanguage]).toEqual(["sv", "sv"])
  expect([en.context.language, en.route.itemLanguage]).toEqual(["en", "en"])
  expect((await home("sv")).context.language).toBe("sv")
})

test("what an editor sees of a page is not what visitors are shown after it", async () => {
  const edited = await home("sv", { sc_editMode: "true" })
  const live = await home("sv")

  expect([edited.context.pageState, live.context.pageState]).toEqual(["edit", "normal"])
  expect(JSON.stringify(live)).not.toContain('"metadata"')
})
