import data from "@forecourt/schemas/blocks/story-page/data/default.json" with { type: "json" }
import example from "@forecourt/schemas/blocks/story-page/examples/default.json" with { type: "json" }
import { within } from "@testing-library/react"
import { expect, test } from "vitest"
import { createPlatform, propsFor, storiesResponse } from "../../test/load.ts"
import { renderDocument } from "../../test/render.tsx"
import { load } from "./story-page.load.ts"
import { shouldShowPublishInfo } from "./story-page.rules.ts"

const parent = {
  item: { parent: { id: "ROOT", name: "nyheter", url: { path: "/nyheter" }, navTitle: { value: "Nyheter" } } },
}
const cursor = { search: { pageInfo: { endCursor: "here" }, results: [{ id: "PAGE" }] } }
const page = {
  id: "PAGE",
  template: "StoryPage",
  fields: { title: { value: "Rubrik" }, premble: { value: "Ingress" }, date: { value: "2026-11-12T07:00:00Z" } },
}
const [first, , third] = [storiesResponse(["nyare"]), null, storiesResponse(["aldre"])]
const neighbours = ({ orderBy }: { orderBy: { direction: string } }) => (orderBy.direction === "ASC" ? first : third)

test("the author is hidden when the article has no date [spec 1 §2 story-publish]", async () => {
  const { date: _, ...undated } = data
  const { author: __, ...anonymous } = data

  expect(shouldShowPublishInfo({ date: { value: "2026-11-12T07:00:00Z" } })).toBe(true)
  expect(shouldShowPublishInfo({})).toBe(false)
  expect(
    (await renderDocument("StoryArticle", example, undefined, data)).querySelector("[data-part=info]")?.textContent,
  ).toBe("Jonas Berg2026-10-20")
  expect((await renderDocument("StoryArticle", example, undefined, undated)).textContent).not.toContain("Jonas Berg")
  expect(
    (await renderDocument("StoryArticle", example, undefined, anonymous)).querySelector("[data-part=info]")
      ?.textContent,
  ).toBe("2026-10-20")
})

test("an article links back to its parent page and to the previous and next articles [spec 1 §2 story-back, §2 story-neighbours]", async () => {
  const story = await renderDocument("StoryArticle", example, undefined, data)

  expect(within(story).getByRole("link", { name: "Tillbaka till Nyheter" }).getAttribute("href")).toBe("/nyheter")
  const more = within(story).getByRole("navigation", { name: "Fler artiklar" })
  expect(
    within(more)
      .getByRole("link", { name: /Föregående artikel/ })
      .getAttribute("href"),
  ).toBe("/nyheter/elbil-i-kyla")
  expect(
    within(more)
      .getByRole("link", { name: /Nästa artikel/ })
      .getAttribute("href"),
  ).toBe("/nyheter/ladda-hemma")
})

test("an article without neighbours has no navigation element", async () => {
  const { previous: _, next: __, ...alone } = data

  expect((await renderDocument("StoryArticle", example, undefined, alone)).querySelector("nav")).toBeNull()
})

test("a story's title, preamble and date are read from the page's fields, and the previous and next stories from a query [spec 1 §3 story.title story.premble story.date, §7 cursor, §7 neighbours]", async () => {
  const { services, requests } = createPlatform({ Parent: parent, StoryCursor: cursor, NeighbourStory: neighbours })
  const { props } = propsFor(services, { page })

  expect(await load(props as never)).toMatchObject({
    title: { value: "Rubrik" },
    preamble: { value: "Ingress" },
    date: { value: "2026-11-12T07:00:00Z" },
    parent: { path: "/nyheter", title: "Nyheter" },
    previous: { id: "nyare" },
    next: { id: "aldre" },
  })
  const [first, second] = requests.filter(({ name }) => name === "NeighbourStory")
  expect(first?.variables).toMatchObject({ cursor: "here" })
  expect(second?.variables.where).toEqual(first?.variables.where)
})

test("related stories share a tag with the story and are listed newest first, without the story itself", async () => {
  const tagged = { ...page, fields: { ...page.fields, tags: [{ id: "T1" }, { id: "T2" }] } }
  const response = storiesResponse(["denna", "nyast", "nyare", "aldre"])
  const { services, requests } = createPlatform({
    Parent: parent,
    StoryCursor: cursor,
    NeighbourStory: neighbours,
    Stories: response,
  })
  const { props } = propsFor(services, { page: tagged, site: { path: "/nyheter/denna" } })

  const loaded = await load(props as never)

  expect(loaded.related?.map(({ id }) => id)).toEqual(["nyast", "nyare", "aldre"])
  expect(requests.find(({ name }) => name === "Stories")?.variables).toMatchObject({
    orderBy: { name: "date", direction: "DESC" },
    where: {
      AND: expect.arrayContaining([
        { OR: [expect.objectContaining({ value: "T1" }), expect.objectContaining({ value: "T2" })] },
      ]),
    },
  })
})

test("a story without tags requests no related stories, and a failed request for related stories is only logged", async () => {
  const responses = { Parent: parent, StoryCursor: cursor, NeighbourStory: neighbours }
  const untagged = createPlatform(responses)
  expect(await load(propsFor(untagged.services, { page }).props as never)).not.toHaveProperty("related")
  expect(untagged.requests.some(({ name }) => name === "Stories")).toBe(false)

  const down = createPlatform(responses)
  const { props, reports } = propsFor(down.services, {
    page: { ...page, fields: { ...page.fields, tags: [{ id: "T1" }] } },
  })
  expect(await load(props as never)).toMatchObject({ title: { value: "Rubrik" }, previous: { id: "nyare" } })
  expect(reports).toMatchObject([{ kind: "failed-load", message: "Error reading related stories", fault: "service" }])
})

test("related stories are in a separate section with a heading", async () => {
  const story = await renderDocument("StoryArticle", example, undefined, data)

  const headings = [...story.querySelectorAll("[data-part=related] :is(h1, h2, h3, h4)")]
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ["H2", "Läs också"],
    ...data.related.map(({ title }) => ["H3", title]),
  ])
  const { related: _, ...alone } = data
  expect((await renderDocument("StoryArticle", example, undefined, alone)).textContent).not.toContain("Läs också")
})

test("a story without a date in its layout uses the date from the query for the parent page [spec 1 §7 publish-info]", async () => {
  const dated = { item: { parent: { ...parent.item.parent, date: { value: "20260102T080000Z" } } } }
  const { services } = createPlatform({ Parent: dated, StoryCursor: cursor, NeighbourStory: neighbours })
  const { props } = propsFor(services, { page: { ...page, fields: {} } })

  expect(await load({ ...props, dataSource: "{BLOCK}" } as never)).toMatchObject({
    date: { value: "2026-01-02T08:00:00Z" },
  })
})

test("a failed query for the previous and next stories is logged and rethrown [spec 1 §8 sequence]", async () => {
  const { services } = createPlatform({ Parent: parent })
  const { props, reports } = propsFor(services, { page })

  await expect(load(props as never)).rejects.toThrow("content: findArticleCursor answered 500")
  expect(reports).toMatchObject([
    { kind: "failed-load", message: "Error reading the article sequence", fault: "service" },
  ])
})
