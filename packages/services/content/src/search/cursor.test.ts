import { expect, test } from "vitest"
import { createPage, parsePageSize, readCursor, writeCursor } from "./cursor.ts"

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64")

test("encoding and decoding a cursor preserves its values", () => {
  expect(readCursor(writeCursor(["a", 7, "c"], 12), 3)).toEqual({ after: ["a", 7, "c"], count: 12 })
})

test.for([null, undefined, ""])("the cursor %s starts at the beginning of the results", (cursor) => {
  expect(readCursor(cursor, 3)).toBeNull()
})

test.for([undefined, "12", null])("the invalid count %j in a cursor is parsed as 0", (count) => {
  expect(readCursor(base64({ searchAfter: ["a"], count }), 1)).toEqual({ after: ["a"], count: 0 })
})

test.for([
  ["a text that is not base64", "%%%"],
  ["a number", base64(7)],
  ["null", base64(null)],
  ["an object with a text as keys", base64({ searchAfter: "abc", count: 1 })],
  ["an object without keys", base64({ count: 1 })],
  ["a cursor with too few keys", base64({ searchAfter: ["a", "b"] })],
  ["a cursor with too many keys", base64({ searchAfter: ["a", "b", "c", "d"] })],
  ["a cursor with an object as a key", base64({ searchAfter: ["a", {}, "c"] })],
  ["a cursor with null as a key", base64({ searchAfter: ["a", "b", null] })],
  ["a cursor with true as a key", base64({ searchAfter: [true, "b", "c"] })],
] as const)("%s is not a valid cursor", ([, cursor]) => {
  expect(() => readCursor(cursor, 3)).toThrow(
    `after: "${cursor}" is no cursor of this query. Pass an endCursor of a query that sorts by the same field, or "" for the start.`,
  )
})

test.for([
  [undefined, 10],
  [null, 10],
  [1, 1],
  [1000, 1000],
] as const)("the argument first: %s returns a page of %i results", ([first, size]) => {
  expect(parsePageSize(first, 10, "children")).toBe(size)
})

test.for([
  [0, "children: first is 0. Request at least 1."],
  [-1, "children: first is -1. Request at least 1."],
  [1001, "children: first is 1001, the most is 1000. Page with after."],
] as const)("the argument first: %i is rejected with an error message", ([first, message]) => {
  expect(() => parsePageSize(first, 10, "children")).toThrow(message)
})

test("creating a result page throws an error if the total number of entries is missing", () => {
  const paging = { size: 10, after: null, cursor: null }
  expect(createPage([], { total: 0 }, paging, () => []).total).toBe(0)
  expect(() => createPage([], undefined, paging, () => [])).toThrow("search: the count of the entries is missing.")
})
