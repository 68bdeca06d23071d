import { expect, test } from "vitest"
import type { JsonObject } from "../../schema/json.ts"
import { findLost } from "./find-lost.ts"

const text = (value: string) => ({ value })

test.each<[string, JsonObject, JsonObject]>([
  ["stays", { a: text("x") }, { a: text("x") }],
  ["is renamed", { a: text("x") }, { b: text("x") }],
  ["moves into a list", { a: text("x") }, { list: [{ label: text("x") }] }],
  ["changes in place", { size: "Huge" }, { size: "Large" }],
  ["becomes a text", { price: 100 }, { label: text("100") }],
  ["becomes part of a text", { first: text("Ada"), last: text("Berg") }, { name: text("Ada Berg") }],
  ["means the same as a missing value", { a: text(""), b: false, c: null, d: [] }, {}],
])("a value is not reported as lost when it %s", (_, previous, after) => {
  expect(findLost(previous, after)).toEqual([])
})

test.each<[string, JsonObject, JsonObject, string[]]>([
  ["no longer occurs", { a: text("x") }, {}, ["/a/value"]],
  ["occurred twice and now occurs once", { a: text("x"), b: text("x") }, { c: text("x") }, ["/b/value"]],
  ["occurred twice and stays once in place", { a: 1, b: 1 }, { a: 1 }, ["/b"]],
  ["was at the end of a list", { list: ["a", "b"] }, { list: ["a"] }, ["/list/1"]],
  ["was a true flag", { isCampaign: true }, {}, ["/isCampaign"]],
  ["had a name with a slash", { "a/b": "x" }, {}, ["/a~1b"]],
])("a value is reported as lost when it %s", (_, previous, after, lost) => {
  expect(findLost(previous, after)).toEqual(lost)
})

test("findLost returns every lost property except the properties that the migration declares in drops", () => {
  const previous = { facts: [{ label: "a", unit: "km" }], factsTitle: "t" }

  expect(findLost(previous, {}, ["facts"])).toEqual(["/factsTitle"])
  expect(findLost(previous, {}, ["facts/unit"])).toEqual(["/facts/0/label", "/factsTitle"])
})
