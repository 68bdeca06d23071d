import example from "@forecourt/schemas/blocks/news-banner/examples/default.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, siteFor } from "../../test/render.tsx"

test("the date of a news item is formatted in the site's language", async () => {
  const date = async (locale: string) =>
    (await renderDocument("NewsBanner", example, siteFor({ locale }))).querySelector("time")?.textContent

  expect(await date("sv-SE")).toBe("16 november 2026")
  expect(await date("en-GB")).toBe("16 November 2026")
})

test("an empty date from the content platform is not rendered", async () => {
  const banner = await renderDocument("NewsBanner", { ...example, date: { value: "0001-01-01T00:00:00Z" } })

  expect(banner.querySelector("time")).toBeNull()
})

test("the whole banner is a link for visitors, but not in the page editor", async () => {
  const live = await renderDocument("NewsBanner", example)
  const editing = await renderDocument("NewsBanner", example, siteFor({ mode: "editing" }))

  expect(live.querySelector("a")?.hasAttribute("data-cover")).toBe(true)
  expect(editing.querySelector("a")?.hasAttribute("data-cover")).toBe(false)
})
