import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { getKind } from "../kinds/kinds.ts"
import { readMapping } from "./mapping.ts"

const read = (text: string) => readMapping("m.json", text, ({ kind }) => getKind(kind))

test.each(["uk-used-cars-2020.json", "autoscout24-de.json"])(
  "the example file %s is a valid import mapping",
  (file) => {
    const text = readFileSync(join(import.meta.dirname, "../../mappings", file), "utf8")

    expect(Object.keys(read(text).columns)).toContain("car_brand")
  },
)

test.each([
  ["{", "search: m.json: is no JSON"],
  ["{}", "search: m.json: kind is missing. Fix the mapping."],
  ['{"kind":"boat","columns":{}}', 'search: m.json: kind "boat" is none of car, dealership. Fix the mapping.'],
  [
    '{"kind":"car","columns":{"car_price":{"colum":"a"}}}',
    "search: m.json: columns.car_price.colum is not known here.",
  ],
  ['{"kind":"car","columns":{"car_colour":{"column":"a"}}}', "search: m.json: car_colour is no field of a car."],
])("the import mapping %s is rejected", (text, sentence) => {
  expect(() => read(text)).toThrow(sentence)
})
