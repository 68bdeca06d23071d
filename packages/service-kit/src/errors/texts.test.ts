import { expect, test } from "vitest"
import { getErrorText } from "./texts.ts"

const OWN = { refusals: { BrandNotSupported: "Vi kan inte erbjuda service för bilar av märket {brand}." } }

test("a refusal's text contains the given values as written and keeps a placeholder without a value", () => {
  const said = (words: Record<string, string>) => getErrorText("sv", OWN, "BrandNotSupported", words)

  expect(said({ brand: "Vik" })).toBe("Vi kan inte erbjuda service för bilar av märket Vik.")
  expect(said({ brand: "$& {brand}" })).toBe("Vi kan inte erbjuda service för bilar av märket $& {brand}.")
  expect(said({})).toBe("Vi kan inte erbjuda service för bilar av märket {brand}.")
})
