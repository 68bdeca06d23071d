import { expect, test } from "vitest"
import { addReference } from "./finance-quote.rules.ts"

test("addReference adds the quote's reference to an absolute URL and returns null for anything else [spec 2 §7 finance-calls.links]", () => {
  expect(addReference("https://finance.example/reserve?site=uk", "a b")).toBe(
    "https://finance.example/reserve?site=uk&quoteReference=a+b",
  )
  for (const href of [undefined, "", "/reserve", "javascript:alert(1)"]) expect(addReference(href, "1")).toBeNull()
})
