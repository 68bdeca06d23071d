import { expect, test } from "vitest"
import { createPlatform, propsFor, storiesResponse } from "../../test/load.ts"
import { load } from "./stories-list.load.ts"

const responses = {
  SiteInfo: { site: { siteInfo: { name: "norrvik", rootPath: "/sitecore/content/norrvik" } } },
  Tags: {
    item: {
      children: {
        pageInfo: { endCursor: "", hasNext: false },
        results: [
          { id: "T1", key: { value: "elbil" }, value: { value: "Elbil" } },
          { id: "T2", key: { value: "vinter" }, value: { value: "Vinter" } },
        ],
      },
    },
  },
  StoriesIndex: {
    item: {
      url: { path: "/nyheter/data/index" },
      showDates: { value: "" },
      layout: { value: "Variant 2" },
      highlightLatestStory: { value: "1" },
      parent: { parent: { id: "ROOT" } },
    },
  },
  Stories: storiesResponse(["a", "b"], "c1"),
}
const page = { id: "PAGE", choices: {} }
const index = { storiesIndex: { id: "INDEX" } }

test("the stories index determines the root page and the layout of the list [spec 1 §3 stories-index, §7 stories.cursor]", async () => {
  const { services, requests } = createPlatform(responses)
  const { props } = propsFor(services, { fields: index, page })

  expect(await load(props as never)).toMatchObject({
    root: "ROOT",
    layout: "row",
    showDates: false,
    highlightLatestStory: true,
    stories: [{ id: "a", path: "/nyheter/a", date: "2026-11-12T07:00:00Z" }, { id: "b" }],
    tags: [{ id: "T1", key: "elbil", value: "Elbil" }, { key: "vinter" }],
    chosenTags: [],
    pages: 1,
    nextPage: "c1",
  })
  expect(requests.find(({ name }) => name === "Stories")?.variables).toMatchObject({ limit: 4, cursor: "" })
})

test("without JavaScript the selected tags and the number of pages are read from the URL [spec 1 §2 story-filters]", async () => {
  const { services, requests } = createPlatform(responses)
  const { props } = propsFor(services, {
    fields: index,
    page: { ...page, choices: { tag: ["vinter.okant"], page: ["3"] } },
  })

  expect(await load(props as never)).toMatchObject({ chosenTags: ["vinter"], pages: 3 })
  expect(requests.find(({ name }) => name === "Stories")?.variables).toMatchObject({
    limit: 12,
    where: { AND: expect.arrayContaining([{ OR: [{ name: "tags", value: "T2", operator: "CONTAINS" }] }]) },
  })
})

test("a stories list without an index loads the articles below the page that contains the list", async () => {
  const { services } = createPlatform(responses)
  const { props } = propsFor(services, { page })

  expect(await load(props as never)).toMatchObject({ root: "PAGE" })
})
