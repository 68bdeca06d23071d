import { expect, test } from "vitest"
import { getTemplateFields, NO_PAGE } from "./page-item.ts"

test("a page's own fields are read by its own template alone", () => {
  const page = { template: "StoryPage", fields: { title: { value: "Kyla" } } }

  expect(getTemplateFields(page, "StoryPage")).toEqual({ title: { value: "Kyla" } })
  expect(getTemplateFields({ ...page, template: "Page" }, "StoryPage")).toBeNull()
  expect(getTemplateFields(NO_PAGE, "StoryPage")).toBeNull()
})
