import { expect, test } from "vitest"
import { getTemplateFields, NO_PAGE } from "./page-item.ts"

test("getTemplateFields returns null for a page with a different template", () => {
  const page = { template: "StoryPage", fields: { title: { value: "Kyla" } } }

  expect(getTemplateFields(page, "StoryPage")).toEqual({ title: { value: "Kyla" } })
  expect(getTemplateFields({ ...page, template: "Page" }, "StoryPage")).toBeNull()
  expect(getTemplateFields(NO_PAGE, "StoryPage")).toBeNull()
})
