import { expect, test } from "vitest"
import { formatText, selectLanguage } from "./languages.ts"

test.for([
  ["sv", "sv"],
  ["en-GB,en;q=0.9,sv;q=0.8", "en"],
  ["sv;q=0.5,en;q=0.9", "en"],
  ["de, en;q=0, SV;q=0.1", "sv"],
  ["de", "nb"],
  ["en;q=0", "nb"],
  ["", "nb"],
  ["constructor", "nb"],
] as const)("a visitor with the Accept-Language %j gets texts in %s", ([header, language]) => {
  expect(selectLanguage(header, ["sv", "en", "nb"], "nb")).toBe(language)
})

test("formatText replaces placeholders with the given values and keeps placeholders without a value", () => {
  expect(formatText("{code} for {minutes}, {who}", { code: "1", minutes: 10 })).toBe("1 for 10, {who}")
})
