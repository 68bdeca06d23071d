import { expect, test } from "vitest"
import { findPosition, findPositions, findRepeatedKeys } from "./positions.ts"

const TEXT = `{
  "a": 1, "b": [true, {"c": "x, y: {[\\"]}"},
    null],
  "d/e~f": {
    "": [[1], []]
  },
  "g": {}
}`

const placesIn = (text: string) =>
  Object.fromEntries([...findPositions(text)].map(([pointer, { line, column }]) => [pointer, `${line}:${column}`]))

test("findPositions returns a line and a column for every key and every list entry", () => {
  expect(placesIn(TEXT)).toEqual({
    "": "1:1",
    "/a": "2:3",
    "/b": "2:11",
    "/b/0": "2:17",
    "/b/1": "2:23",
    "/b/1/c": "2:24",
    "/b/2": "3:5",
    "/d~1e~0f": "4:3",
    "/d~1e~0f/": "5:5",
    "/d~1e~0f//0": "5:10",
    "/d~1e~0f//0/0": "5:11",
    "/d~1e~0f//1": "5:15",
    "/g": "7:3",
  })
})

test.each([
  ["", { "": "1:1" }],
  ["5", { "": "1:1" }],
  ["[]", { "": "1:1" }],
  ["{}", { "": "1:1" }],
  ["[1,2]", { "": "1:1", "/0": "1:2", "/1": "1:4" }],
  ['[{"a":[]},3]', { "": "1:1", "/0": "1:2", "/0/a": "1:3", "/1": "1:11" }],
  ['{"a":{"b":1},"c":2}', { "": "1:1", "/a": "1:2", "/a/b": "1:7", "/c": "1:14" }],
  ['{"a":"b","c":"d"}', { "": "1:1", "/a": "1:2", "/c": "1:10" }],
  ['{"\\u0061":1}', { "": "1:1", "/a": "1:2" }],
])("the positions in %s are %j", (text, places) => {
  expect(placesIn(text)).toEqual(places)
})

test("for a missing value, findPosition returns the position of the nearest existing parent", () => {
  const positions = findPositions(TEXT)

  expect(findPosition(positions, "/b/1/c")).toEqual({ line: 2, column: 24 })
  expect(findPosition(positions, "/b/1/gone/far")).toEqual({ line: 2, column: 23 })
  expect(findPosition(positions, "/gone")).toEqual({ line: 1, column: 1 })
  expect(findPosition(positions, "")).toEqual({ line: 1, column: 1 })
  expect(findPosition(new Map(), "/a/b")).toEqual({ line: 1, column: 1 })
})

test.each([
  ['{"a":1,"b":{"a":2}}', []],
  ['{"a":1,"a":2}', ["/a"]],
  ['{"a":{"b":1},"a":{"b":2}}', ["/a"]],
  ['{"a":[{"b":1},{"b":2,"\\u0062":3}]}', ["/a/1/b"]],
])("in %s, the repeated keys are %j", (text, repeated) => {
  expect(findRepeatedKeys(text)).toEqual(repeated)
})
