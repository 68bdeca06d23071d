import { expect, test } from "vitest"
import { getErrorText } from "./texts.ts"

const OWN = { refusals: { BrandNotSupported: "Vi kan inte erbjuda service för bilar av märket {brand}." } }

test("placeholders in an error text are replaced by unescaped values, and placeholders without a value are kept", () => {
  const getText = (words: Record<string, string>) => getErrorText("sv", OWN, "BrandNotSupported", words)

  expect(getText({ brand: "Vik" })).toBe("Vi kan inte erbjuda service för bilar av märket Vik.")
  expect(getText({ brand: "$& {brand}" })).toBe("Vi kan inte erbjuda service för bilar av märket $& {brand}.")
  expect(getText({})).toBe("Vi kan inte erbjuda service för bilar av märket {brand}.")
})
