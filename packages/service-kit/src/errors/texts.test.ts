import { expect, test } from "vitest"
import { getErrorText } from "./texts.ts"

const OWN = { refusals: { BrandNotSupported: "Vi kan inte erbjuda service för bilar av märket {brand}." } }

test("a refusal names what it is about, as it was written, and keeps a name that nobody fills in", () => {
  const said = (words: Record<string, string>) => getErrorText("sv", OWN, "BrandNotSupported", words)

  expect(said({ brand: "Vik" })).toBe("Vi kan inte erbjuda service för bilar av märket Vik.")
  expect(said({ brand: "$& {brand}" })).toBe("Vi kan inte erbjuda service för bilar av märket $& {brand}.")
  expect(said({})).toBe("Vi kan inte erbjuda service för bilar av märket {brand}.")
})
