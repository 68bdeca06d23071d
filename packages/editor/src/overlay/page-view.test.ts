import { applyOperations, type EditedPage } from "@forecourt/editing-machine/operations"
import { expect, test } from "vitest"
import {
  createMove,
  createOutline,
  type EditingSnapshot,
  findNeighbour,
  getExcerpt,
  getPageState,
  listSiblings,
  setField,
} from "./page-view.ts"

const block = (id: string, placeholders: EditedPage["layout"] = {}) => ({
  block: "note",
  id,
  fields: { title: id },
  placeholders,
})
const PAGE: EditedPage = {
  fields: {},
  layout: { main: [block("a"), block("b", { story: [block("x"), block("y")] }), block("c")], footer: [] },
}

test("the outline lists each block above its nested blocks and shows the number of problems per block", () => {
  const issue = { block: "x", pointer: "", keyword: "type", message: "", severity: "draft" as const }
  const outline = createOutline(PAGE, [issue, issue, { ...issue, block: null }])

  expect(outline.map(({ block: { id }, level, problems }) => [id, level, problems])).toEqual([
    ["a", 1, 0],
    ["b", 1, 0],
    ["x", 2, 2],
    ["y", 2, 0],
    ["c", 1, 0],
  ])
})

test.each<[id: string, by: -1 | 1, order: string[] | null]>([
  ["a", 1, ["b", "a", "c"]],
  ["b", 1, ["a", "c", "b"]],
  ["b", -1, ["b", "a", "c"]],
  ["c", -1, ["a", "c", "b"]],
  ["a", -1, null],
  ["c", 1, null],
  ["gone", 1, null],
])("%s moves by %i among its siblings: %j", (id, by, order) => {
  const operation = createMove(PAGE, id, by)
  if (order === null) expect(operation).toBeNull()
  else
    expect(listSiblings(applyOperations(PAGE, operation === null ? [] : [operation]).page, null, "main")).toEqual(order)
})

test("a nested block is moved only within its placeholder", () => {
  const operation = createMove(PAGE, "y", -1)

  expect(listSiblings(applyOperations(PAGE, operation === null ? [] : [operation]).page, "b", "story")).toEqual([
    "y",
    "x",
  ])
})

test.each([
  ["a", "b"],
  ["b", "c"],
  ["x", "y"],
  ["y", "c"],
  ["c", "y"],
])("after the block %s is removed, the block %s is selected", (id, neighbour) => {
  expect(findNeighbour(createOutline(PAGE, []), id)).toBe(neighbour)
})

test("setField returns an operation with the previous and the new value, or only the previous value if the field is removed", () => {
  expect(setField(block("a"), "title", "new")).toEqual({
    op: "set",
    block: "a",
    field: "title",
    base: "a",
    value: "new",
  })
  expect(setField({ fields: { metaTitle: "a" }, layout: {} }, "metaTitle", "b")).toEqual({
    op: "set",
    block: null,
    field: "metaTitle",
    base: "a",
    value: "b",
  })
  expect(setField(block("a"), "title", undefined)).toEqual({ op: "set", block: "a", field: "title", base: "a" })
  expect(setField(block("a"), "text", "new")).toEqual({ op: "set", block: "a", field: "text", value: "new" })
})

test("getExcerpt returns the first non-blank text of a block", () => {
  const block = { block: "quote", id: "q", fields: { text: { value: " " }, name: "Åsa Berg", role: "Mechanic" } }

  expect(getExcerpt(block, ["text", "name", "role"])).toBe("Åsa Berg")
  expect(getExcerpt({ block: "quote", id: "q" }, ["text"])).toBe("")
  expect(getExcerpt(block)).toBe("")
})

const OPERATION = setField(block("a"), "title", "A2")

const snapshot = (value: EditingSnapshot["value"], context: Partial<EditingSnapshot["context"]> = {}) =>
  ({
    value,
    context: {
      pending: [],
      sending: [],
      conflicts: [],
      failures: 0,
      stored: { etag: "1", page: PAGE, isDraft: true },
      ...context,
    },
  }) as EditingSnapshot

test.each<[situation: string, snapshot: EditingSnapshot, state: string]>([
  ["everything is stored", snapshot("clean"), "draft"],
  ["a change waits", snapshot("waiting", { pending: [OPERATION] }), "unsaved"],
  ["a change may have arrived", snapshot("reading", { sending: [OPERATION] }), "unsaved"],
  ["the page is read again after a failed save", snapshot("reading", { sending: [OPERATION], failures: 1 }), "offline"],
  ["the page is read again after a failed read", snapshot("reading", { failures: 2 }), "offline"],
  ["the page is read for the first time", snapshot("reading", { stored: null }), "opening"],
])("the bar never reports a change as saved before it is: %s", (_, page, state) => {
  expect(getPageState(page)).toBe(state)
})
