import { expect, test } from "vitest"
import { fieldsOfTemplate, NO_PAGE } from "./page-item.ts"

test("a page's own fields are read by its own template alone", () => {
  const page = { template: "StoryPage", fields: { title: { value: "Kyla" } } }

  expect(fieldsOfTemplate(page, "StoryPage")).toEqual({ title: { value: "Kyla" } })
  expect(fieldsOfTemplate({ ...page, template: "Page" }, "StoryPage")).toBeNull()
  expect(fieldsOfTemplate(NO_PAGE, "StoryPage")).toBeNull()
})
