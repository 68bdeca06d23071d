import { expect, test } from "vitest"
import { formatArticlesTag, formatRouteTag, getNoticeTags, listItemTags } from "./cache-tags.ts"

const ID = "dd555a688bf84dfab67f040be7d65c51"

test("a page has one cache tag for each item in its layout, with the normalised item id", () => {
  const layout = {
    sitecore: {
      route: {
        itemId: "dd555a68-8bf8-4dfa-b67f-040be7d65c51",
        placeholders: {
          main: [
            { uid: "98abab34-8b6e-48f9-af5b-aaaa10efac40", dataSource: "{1BB88840-5FB3-4353-AD8D-81136F6FF75A}" },
            { dataSource: "local:/Data/Text", fields: { brands: [{ id: "245D4C41AFA34329BBB415789A679E0A" }] } },
            { sid: "7f6d2e3a5b8c4d1e9f0a1b2c3d4e5f60", id: `${ID}0`, about: "0b888405fb34353ad8d81136f6ff75a1" },
          ],
        },
      },
    },
  }

  expect(listItemTags(layout, "sv")).toEqual([
    `sc:item:${ID}:sv:latest`,
    "sc:item:1bb888405fb34353ad8d81136f6ff75a:sv:latest",
    "sc:item:245d4c41afa34329bbb415789a679e0a:sv:latest",
    "sc:item:7f6d2e3a5b8c4d1e9f0a1b2c3d4e5f60:sv:latest",
  ])
})

test("a webhook notification invalidates the listed items in its language, or in all languages if it names none", () => {
  const site = { name: "norrvik", languages: ["sv", "en"] }
  const update = (identifier: string, culture?: string) => ({
    identifier,
    ...(culture !== undefined && { entity_culture: culture }),
  })

  expect(getNoticeTags({ updates: [update(`{${ID}}-layout`, "en")] }, site)).toEqual([
    `sc:item:${ID}:en:latest`,
    "sc:stories:norrvik:en",
  ])
  expect(getNoticeTags({ updates: [update(`${ID}-MEDIA`, "sv"), update(`${ID}-Layout`, "sv")] }, site)).toEqual([
    `sc:item:${ID}:sv:latest`,
    "sc:stories:norrvik:sv",
  ])
  expect(getNoticeTags({ updates: [update(ID.toUpperCase(), "")] }, site)).toEqual([
    `sc:item:${ID}:sv:latest`,
    `sc:item:${ID}:en:latest`,
  ])
  expect(getNoticeTags({ tags: ["sc:dict:se-automotive:sv"], updates: [update("nonsense")] }, site)).toEqual([
    "sc:dict:se-automotive:sv",
  ])
})

test("publishing a page invalidates all article lists in the page's language", () => {
  const notice = { updates: [{ identifier: ID }, { identifier: `${ID}-layout`, entity_culture: "sv" }] }

  expect(getNoticeTags(notice, { name: "norrvik", languages: ["sv", "en"] })).toContain(
    formatArticlesTag("norrvik", "sv"),
  )
  expect(getNoticeTags(notice, { name: "norrvik", languages: ["sv", "en"] })).not.toContain(
    formatArticlesTag("norrvik", "en"),
  )
})

test("a page has no cache tag for its path when the tag would exceed the maximum length", () => {
  expect(formatRouteTag("se-automotive", "sv", "/Verkstad")).toBe("sc:route:se-automotive:sv:/verkstad")
  const longest = `/${"a".repeat(255 - "sc:route:se-automotive:sv:".length)}`
  expect(formatRouteTag("se-automotive", "sv", longest)).toBe(`sc:route:se-automotive:sv:${longest}`)
  expect(formatRouteTag("se-automotive", "sv", `${longest}a`)).toBeNull()
})

test("overlong tags in a webhook notification are ignored", () => {
  const tags = ["a".repeat(256), "b".repeat(257)]

  expect(getNoticeTags({ tags }, { name: "norrvik", languages: ["sv"] })).toEqual(["a".repeat(256)])
})

test("a page has cache tags for at most its first 100 items", () => {
  const ids = Array.from({ length: 150 }, (_, at) => at.toString(16).padStart(32, "0"))
  const tags = listItemTags({ items: ids.map((id) => ({ id })) }, "sv")

  expect(tags).toHaveLength(100)
  expect(tags[99]).toBe(`sc:item:${ids[99]}:sv:latest`)
})
