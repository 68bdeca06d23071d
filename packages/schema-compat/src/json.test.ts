import { expect, test } from "vitest"
import { toCanonicalText } from "./canonical.ts"
import {
  formatPointer,
  isList,
  isObject,
  isSame,
  type Json,
  toEntries,
  toList,
  toNumberOrUndefined,
  toStringOrUndefined,
  toStrings,
} from "./json.ts"

test.each<[Json | undefined, object]>([
  [
    { a: 1 },
    { isObject: true, isList: false, string: undefined, number: undefined, strings: [], entries: [["a", 1]], list: [] },
  ],
  [
    ["a", 1],
    {
      isObject: false,
      isList: true,
      string: undefined,
      number: undefined,
      strings: ["a"],
      entries: [],
      list: ["a", 1],
    },
  ],
  ["a", { isObject: false, isList: false, string: "a", number: undefined, strings: [], entries: [], list: [] }],
  [1, { isObject: false, isList: false, string: undefined, number: 1, strings: [], entries: [], list: [] }],
  [null, { isObject: false, isList: false, string: undefined, number: undefined, strings: [], entries: [], list: [] }],
  [
    undefined,
    { isObject: false, isList: false, string: undefined, number: undefined, strings: [], entries: [], list: [] },
  ],
])("the type of %j is recognised", (value, taken) => {
  expect({
    isObject: isObject(value),
    isList: isList(value),
    string: toStringOrUndefined(value),
    number: toNumberOrUndefined(value),
    strings: toStrings(value),
    entries: toEntries(value),
    list: toList(value),
  }).toEqual(taken)
})

test.each<[Json | undefined, Json | undefined, boolean]>([
  [1, 1, true],
  [1, "1", false],
  [null, undefined, false],
  [undefined, undefined, true],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [[], {}, false],
  [{ length: 0 }, [], false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1 }, { a: 2 }, false],
  [JSON.parse('{ "toString": null }'), { a: null }, false],
  [{ a: 1 }, null, false],
  [{ a: 1 }, "a", false],
])("%j and %j are equal: %s", (a, b, same) => {
  expect(isSame(a, b)).toBe(same)
})

test("toCanonicalText returns the same text for equal values and different texts for all other values", () => {
  expect(toCanonicalText({ b: [1, { d: null, c: "x" }], a: true })).toBe(
    toCanonicalText({ a: true, b: [1, { c: "x", d: null }] }),
  )
  const values: Json[] = [
    null,
    true,
    false,
    0,
    "0",
    "",
    [],
    {},
    [0],
    ["0"],
    [[]],
    { a: 0 },
    { a: [0] },
    { b: 0 },
    { a: 0, b: 0 },
    ["a", 0],
    "[]",
    "{}",
  ]
  expect(new Set(values.map(toCanonicalText)).size).toBe(values.length)
})

test("formatPointer escapes special characters", () => {
  expect(formatPointer("", "a", 0, "b/c~d/")).toBe("/a/0/b~1c~0d~1")
  expect(formatPointer("/x")).toBe("/x")
  expect(formatPointer("", "")).toBe("/")
})
