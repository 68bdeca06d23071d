import { expect, test } from "vitest"
import { truncate } from "./truncate.ts"

test("a long text is truncated to 288 characters, including the ellipsis [spec 2 §5 tooltip, §9 folds.tooltip]", () => {
  expect(truncate("a".repeat(288))).toBe("a".repeat(288))
  expect(truncate("a".repeat(289))).toBe(`${"a".repeat(287)}…`)
})

test("truncation never splits a character and leaves no space before the ellipsis", () => {
  expect(truncate("🚗🚙🚐", 2)).toBe("🚗…")
  expect(truncate("bil och däck", 5)).toBe("bil…")
})
