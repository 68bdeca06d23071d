import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { blocks, pages } from "@forecourt/blocks/editing"
import { expect, test } from "vitest"
import { createIssueFinder } from "./find-issues.ts"
import { getPageFields, getTemplate } from "./page-fields.ts"

const SITES = join(import.meta.dirname, "../../../../sites")
const findIssues = createIssueFinder({ blocks, pages, language: "en" })

const files = readdirSync(SITES).flatMap((site) =>
  readdirSync(join(SITES, site, "content/pages"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => join(site, "content/pages", file)),
)

test.for(files)("the page fields of %s have no issues", async (file) => {
  const page = JSON.parse(readFileSync(join(SITES, file), "utf8"))

  expect((await findIssues(page)).filter(({ block }) => block === null)).toEqual([])
})

test("a page's form lists the fields of the page's template before the fields that all pages share", async () => {
  const { fields } = await getPageFields(pages, "StoryPage").form()
  const names = fields.map(({ name }) => name)

  expect(names.indexOf("premble")).toBeLessThan(names.indexOf("metaTitle"))
  expect(new Set(names).size).toBe(names.length)
})

test("page fields are validated by their schemas, and an unknown field is reported once", async () => {
  const explain = await getPageFields(pages, "StoryPage").explain()

  expect(explain({ title: { value: "Vinter" }, metaTitle: { value: "Vinter" } })).toEqual([])
  expect(explain({ title: "Vinter", metaTitle: 7, heading: "?" }).map(({ pointer }) => pointer)).toEqual([
    "/title",
    "/metaTitle",
    "",
  ])
})

test.for([
  [{ template: "StoryPage" }, "StoryPage"],
  [{ template: "Page" }, null],
  [{ template: "constructor" }, null],
  [{ template: 7 }, null],
  [{}, null],
] as const)("for a page with the properties %j, getTemplate returns %s", ([properties, template]) => {
  expect(getTemplate({ fields: {}, layout: {}, ...properties } as never, pages)).toBe(template)
})
