import { expect, test } from "vitest"
import type { RegistryEntry } from "./block.types.ts"
import type { Issue } from "./read/wire.types.ts"
import { repairFields } from "./repair-fields.ts"

const issue = (pointer: string, keyword: string, more: Partial<Issue> = {}): Issue =>
  ({ pointer, keyword, message: "", severity: "publish", ...more }) as Issue

/** A block that fits as long as what is asked for holds. */
const entry = (fits: (fields: Record<string, unknown>) => boolean) =>
  ({ parse: (fields: Record<string, unknown>) => (fits(fields) ? fields : null) }) as unknown as RegistryEntry

test("a field that its editor should know of, but the schema lets pass, stays where another is taken out", () => {
  const fields = { html: "<script>", size: "wrong" }
  const issues = [issue("/html", "x-html"), issue("/size", "type")]

  expect(
    repairFields(
      fields,
      issues,
      entry(({ size }) => size === undefined),
    ),
  ).toEqual({ html: "<script>" })
})

test("every entry that is wrong goes, and no other in its place", () => {
  const fields = { list: ["a", 1, 2, "b", 3] }
  const issues = [issue("/list/1", "type"), issue("/list/2", "type"), issue("/list/4", "type")]
  const areTexts = ({ list }: Record<string, unknown>) =>
    (list as unknown[]).every((value) => typeof value === "string")

  expect(repairFields(fields, issues, entry(areTexts))).toEqual({ list: ["a", "b"] })
})

test("a list that is too long loses its end, and only the faults that are left in it count", () => {
  const fields = { list: ["a", 1, "b", 2] }
  const issues = [issue("/list", "maxItems", { limit: 3 }), issue("/list/1", "type"), issue("/list/3", "type")]
  const areTexts = ({ list }: Record<string, unknown>) =>
    (list as unknown[]).every((value) => typeof value === "string")

  expect(repairFields(fields, issues, entry(areTexts))).toEqual({ list: ["a", "b"] })
})

test("what several faults lie in goes once, and the fields that were given stay as they are", () => {
  const fields = { list: [{ a: 1, b: 2 }, { a: "x" }] }
  const issues = [issue("/list/0/a", "type"), issue("/list/0/b", "type")]

  const repaired = repairFields(
    fields,
    issues,
    entry(({ list }) => (list as unknown[]).length === 1),
  )

  expect(repaired).toEqual({ list: [{ a: "x" }] })
  expect(fields.list).toHaveLength(2)
})

test("where nothing can be done without what is wrong, there is no repair", () => {
  expect(
    repairFields(
      { a: 1 },
      [issue("", "required")],
      entry(() => false),
    ),
  ).toBeNull()
})

test("a list stays when it is right without its wrong entries, whatever else was said of it", () => {
  const fields = { list: ["a", 1, 1] }
  const issues = [issue("/list/1", "type"), issue("/list/2", "type"), issue("/list", "uniqueItems")]
  const areTexts = ({ list }: Record<string, unknown>) =>
    Array.isArray(list) && list.every((value) => typeof value === "string")

  expect(repairFields(fields, issues, entry(areTexts))).toEqual({ list: ["a"] })
})
