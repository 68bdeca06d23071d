import data from "@forecourt/schemas/blocks/stories-teaser/data/default.json" with { type: "json" }
import example from "@forecourt/schemas/blocks/stories-teaser/examples/default.json" with { type: "json" }
import { within } from "@testing-library/react"
import { expect, test } from "vitest"
import { createPlatform, propsFor, storiesResponse } from "../../test/load.ts"
import { renderDocument, renderHtml } from "../../test/render.tsx"
import { load } from "./stories-teaser.load.ts"

test("the teaser shows three cards in a row by default, and a list with pictures on the left in 'Variant 2' [spec 1 §2 teaser-layout]", async () => {
  const row = await renderDocument("StoriesTeaser", example, undefined, data)
  const list = await renderDocument("StoriesTeaser", { ...example, layout: "Variant 2" }, undefined, data)

  expect(row.querySelector("ul")?.dataset.variant).toBe("row")
  expect(row.querySelectorAll("article")).toHaveLength(3)
  expect(row.querySelector("article[data-row]")).toBeNull()
  expect(list.querySelector("ul")?.dataset.variant).toBe("list")
  expect(list.querySelectorAll("article[data-row] > :first-child > img")).toHaveLength(3)
})

test("each card shows a title, a preamble, a 'read more' link and, if enabled, a date [spec 1 §2 teaser-card]", async () => {
  const dated = await renderDocument("StoriesTeaser", example, undefined, data)
  const undated = await renderDocument("StoriesTeaser", { ...example, showDates: false }, undefined, data)

  const [first] = within(dated).getAllByRole("article")
  expect(first?.querySelector("h3")?.textContent).toBe("Så långt räcker batteriet i kyla")
  expect(first?.querySelector("time")?.textContent).toBe("2026-11-12")
  expect(first?.textContent).toContain("Tjugo minus")
  expect(first?.querySelector("a")?.textContent).toBe("Läs mer: Så långt räcker batteriet i kyla")
  expect(undated.querySelector("time")).toBeNull()
})

test("'Show more' links to the stories page, whose path is two segments shorter than the path of the index [spec 1 §2 teaser-more]", async () => {
  const teaser = await renderDocument("StoriesTeaser", example, undefined, data)

  expect(within(teaser).getByRole("link", { name: "Visa fler" }).getAttribute("href")).toBe("/nyheter")
})

test("a teaser without stories renders nothing", async () => {
  expect(await renderHtml("StoriesTeaser", example, undefined, { ...data, stories: [] })).toBe("")
})

test("the teaser loads the three newest stories of its index [spec 1 §7 stories]", async () => {
  const { services, requests } = createPlatform({
    StoriesIndex: { item: { url: { path: "/en/news/Data/index" }, parent: { parent: { id: "ROOT" } } } },
    Stories: storiesResponse(["a", "b", "c"]),
  })
  const { props } = propsFor(services, { fields: { storiesIndex: { id: "INDEX" } } })

  expect(await load(props as never)).toMatchObject({
    stories: [{ id: "a" }, { id: "b" }, { id: "c" }],
    indexPath: "/en/news/Data/index",
  })
  expect(requests[1]?.variables).toMatchObject({ limit: 3 })
})

test("the loader returns nothing when the stories index is missing", async () => {
  const { services } = createPlatform({ StoriesIndex: { item: null } })
  const { props } = propsFor(services, { fields: { storiesIndex: { id: "INDEX" } } })

  expect(await load(props as never)).toBeUndefined()
})
