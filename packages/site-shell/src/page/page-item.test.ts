import { getTemplateFields, type Route } from "@forecourt/renderer"
import { expect, test } from "vitest"
import { createPageItem } from "./page-item.ts"

const route = (changes: Partial<Route>): Route => ({
  name: "kyla",
  displayName: "Så långt räcker batteriet",
  itemId: "ID",
  language: "sv",
  template: "StoryPage",
  updated: "",
  fields: {},
  placeholders: {},
  ...changes,
})

test("an article has only the non-empty fields that the schema defines [spec 1 §3 story.title story.image story.tags]", () => {
  const item = createPageItem(
    route({
      fields: {
        title: { value: "Kyla" },
        premble: { value: "" },
        date: { value: "0001-01-01T00:00:00Z" },
        image: { value: { src: "/-/media/a.svg", alt: "En bil", width: "1920", height: "1080" } },
        tags: [
          {
            id: "T1",
            url: "/Data/Tags/elbil",
            name: "elbil",
            displayName: "Elbil",
            fields: { key: { value: "elbil" } },
          },
        ],
        metaTitle: { value: "Ej här" },
      },
    }),
    {},
  )

  expect(getTemplateFields(item, "StoryPage")).toEqual({
    title: { value: "Kyla" },
    image: { value: { src: "/-/media/a.svg", alt: "En bil", width: 1920, height: 1080 } },
    tags: [{ id: "T1", url: "/Data/Tags/elbil", name: "elbil", displayName: "Elbil" }],
  })
})

test("an invalid field of an article is omitted, and the other fields are kept", () => {
  const item = createPageItem(route({ fields: { title: { value: "Kyla" }, date: { value: "i höstas" } } }), {})

  expect(item.fields).toEqual({ title: { value: "Kyla" } })
})

test("a page with a template other than the article template has no template fields", () => {
  for (const template of ["Page", "constructor", ""]) {
    const item = createPageItem(route({ template, fields: { title: { value: "Kyla" } } }), {})

    expect(item.fields).toEqual({})
    expect(getTemplateFields(item, "StoryPage")).toBeNull()
  }
})

test("a page is named by its navigation title, its display name or its item name, in this order", () => {
  expect(createPageItem(route({}), { navTitle: { value: "Kyla" } }).name).toBe("Kyla")
  expect(createPageItem(route({}), {}).name).toBe("Så långt räcker batteriet")
  expect(createPageItem(route({ displayName: "" }), {}).name).toBe("kyla")
})
