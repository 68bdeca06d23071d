import { expect, test } from "vitest"
import { newCode } from "./one-time-codes.ts"

test.for([4, 6] as const)("a code has %i digits, also where it begins with zeros", (length) => {
  const codes = Array.from({ length: 2000 }, () => newCode(length))

  expect(codes.filter((code) => !new RegExp(`^\\d{${length}}$`).test(code))).toEqual([])
  expect(codes.some((code) => code.startsWith("0"))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1000)
})

test("codes are spread over all there are, also those that begin with zeros [spec 3 §5.4]", () => {
  const codes = Array.from({ length: 20_000 }, () => newCode(4))
  const firstDigits = Map.groupBy(codes, ([first]) => first ?? "")

  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true)
  expect(firstDigits.size).toBe(10)
  for (const { length } of firstDigits.values()) expect(Math.abs(length - 2000)).toBeLessThan(300)
})
