import { expect, test } from "vitest"
import type { RegistryEntry } from "./block.types.ts"
import type { Issue } from "./read/wire.types.ts"
import { repairFields } from "./repair-fields.ts"

const issue = (pointer: string, keyword: string, more: Partial<Issue> = {}): Issue =>
  ({ pointer, keyword, message: "", severity: "publish", ...more }) as Issue

const entry = (fits: (fields: Record<string, unknown>) => boolean) =>
  ({ parse: (fields: Record<string, unknown>) => (fits(fields) ? fields : null) }) as unknown as RegistryEntry

test("repairFields removes the fields that the parser rejects and keeps all other fields, even those with an issue", () => {
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

test("only the invalid entries of a list are removed", () => {
  const fields = { list: ["a", 1, 2, "b", 3] }
  const issues = [issue("/list/1", "type"), issue("/list/2", "type"), issue("/list/4", "type")]
  const areTexts = ({ list }: Record<string, unknown>) =>
    (list as unknown[]).every((value) => typeof value === "string")

  expect(repairFields(fields, issues, entry(areTexts))).toEqual({ list: ["a", "b"] })
})

test("a list that is too long is truncated, and validation errors in the removed entries are ignored", () => {
  const fields = { list: ["a", 1, "b", 2] }
  const issues = [issue("/list", "maxItems", { limit: 3 }), issue("/list/1", "type"), issue("/list/3", "type")]
  const areTexts = ({ list }: Record<string, unknown>) =>
    (list as unknown[]).every((value) => typeof value === "string")

  expect(repairFields(fields, issues, entry(areTexts))).toEqual({ list: ["a", "b"] })
})

test("a list entry with several validation errors is removed once, and the input is not mutated", () => {
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

test("fields are not repaired when a required field is missing", () => {
  expect(
    repairFields(
      { a: 1 },
      [issue("", "required")],
      entry(() => false),
    ),
  ).toBeNull()
})

test("a list with a validation error is kept when removing its invalid entries makes it valid", () => {
  const fields = { list: ["a", 1, 1] }
  const issues = [issue("/list/1", "type"), issue("/list/2", "type"), issue("/list", "uniqueItems")]
  const areTexts = ({ list }: Record<string, unknown>) =>
    Array.isArray(list) && list.every((value) => typeof value === "string")

  expect(repairFields(fields, issues, entry(areTexts))).toEqual({ list: ["a"] })
})

const anything = entry(() => true)

test.each<[string, string, number | undefined, object]>([
  ["at the root", "/list", 1, { list: [1], deep: { list: [1, 2] }, text: "abc" }],
  ["deep inside", "/deep/list", 1, { list: [1, 2], deep: { list: [1] }, text: "abc" }],
  ["with a limit of zero", "/list", 0, { list: [], deep: { list: [1, 2] }, text: "abc" }],
  ["without a limit", "/list", undefined, { list: [1, 2], deep: { list: [1, 2] }, text: "abc" }],
  ["of a value that is not a list", "/text", 1, { list: [1, 2], deep: { list: [1, 2] }, text: "abc" }],
  ["of a missing list", "/none/list", 1, { list: [1, 2], deep: { list: [1, 2] }, text: "abc" }],
  ["below a missing value", "/none/0/list", 1, { list: [1, 2], deep: { list: [1, 2] }, text: "abc" }],
  ["inside a text", "/text/0/list", 1, { list: [1, 2], deep: { list: [1, 2] }, text: "abc" }],
])("a maxItems issue %s truncates only the list that it names, if there is one", (_, pointer, limit, repaired) => {
  const fields = { list: [1, 2], deep: { list: [1, 2] }, text: "abc" }

  expect(repairFields(fields, [issue(pointer, "maxItems", limit === undefined ? {} : { limit })], anything)).toEqual(
    repaired,
  )
})

const repairsOnce = (fields: object) => entry((value) => JSON.stringify(value) !== JSON.stringify(fields))

test.each<[string, object, string[], object]>([
  ["an entry", { list: ["a", "b"], other: 1 }, ["/list/1"], { list: ["a"], other: 1 }],
  ["something inside an entry", { list: [{ a: 1 }, { a: 2 }] }, ["/list/0/a"], { list: [{ a: 2 }] }],
  ["the whole list", { list: ["a", "b"], other: 1 }, ["/list"], { other: 1 }],
  ["a field of an object", { object: { 0: "a", b: 1 }, other: 1 }, ["/object/0"], { other: 1 }],
  ["two fields", { one: 1, two: 2, three: 3 }, ["/one", "/three"], { two: 2 }],
])("an issue in %s removes only the affected part", (_, fields, pointers, repaired) => {
  expect(
    repairFields(
      fields,
      pointers.map((pointer) => issue(pointer, "type")),
      repairsOnce(fields),
    ),
  ).toEqual(repaired)
})

test("repairFields returns null when the error is in the block itself or in a list that is not too long", () => {
  const fields = { one: 1, list: [1] }

  expect(repairFields(fields, [issue("", "required")], repairsOnce(fields))).toBeNull()
  expect(repairFields(fields, [issue("/list", "maxItems", { limit: 5 })], repairsOnce(fields))).toBeNull()
})

test("when truncating a list makes the fields valid, no other values are removed", () => {
  const fields = { list: ["a", "b"], other: 1 }
  const cut = issue("/list", "maxItems", { limit: 1 })

  expect(repairFields(fields, [cut, issue("/other", "type")], anything)).toEqual({ list: ["a"], other: 1 })
  expect(repairFields(fields, [issue("/list", "x-few", { limit: 1 })], anything)).toEqual(fields)
})
