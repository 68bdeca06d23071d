import { expect, test } from "vitest"
import { addReference } from "./finance-quote.rules.ts"

test("addReference adds the quote's reference to an absolute URL, but not to a path of the site [spec 2 §7 finance-calls.links]", () => {
  expect(addReference("https://finance.example/reserve?site=uk", "a b")).toBe(
    "https://finance.example/reserve?site=uk&quoteReference=a+b",
  )
  expect(addReference("/buy-car/reserve#call", "1")).toBe("/buy-car/reserve#call")
  for (const href of [undefined, "", "reserve", "//evil.example/a", "/\\evil.example", "javascript:alert(1)"])
    expect([href, addReference(href, "1")]).toEqual([href, null])
})
