import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { checkExpression } from "./judge-expression.ts"

test("a safe expression always finishes within the time limit", () => {
  const piece = fc.constantFrom("a", "b", "[ab]", "[^/]", ".", "\\d", "(?:a|b)", "(?:ab|b)", "(?:ab)")
  const times = fc.constantFrom("", "", "*", "+", "?", "+?", "{2}")
  const expression = fc.array(
    fc.tuple(piece, times).map((parts) => parts.join("")),
    { minLength: 1, maxLength: 5 },
  )
  const wrapped = fc
    .tuple(
      expression.map((parts) => parts.join("")),
      times,
    )
    .map(([body, again]) => `(?:${body})${again}c`)

  const judged = { safe: 0, slow: 0, unsafe: 0 }
  fc.assert(
    fc.property(wrapped, (source) => {
      const { verdict } = checkExpression(source)
      judged[verdict] += 1
      if (verdict === "safe") expect(getMilliseconds(source, 400), source).toBeLessThan(2000)
    }),
    { numRuns: readSampled(1000) },
  )
  expect(judged.safe).toBeGreaterThan(readSampled(300))
  expect(judged.slow + judged.unsafe).toBeGreaterThan(readSampled(100))
})

test("the running time of an expression classified as unsafe grows exponentially", () => {
  const unsafe = "(?:a|a)*c"
  const [short, long] = [getMilliseconds(unsafe, 18), getMilliseconds(unsafe, 26)]

  expect(checkExpression(unsafe).verdict).toBe("unsafe")
  expect(long / short).toBeGreaterThan(8)
})

function getMilliseconds(source: string, length: number): number {
  const regexp = new RegExp(`^(?:${source})$`)
  const started = process.cpuUsage()
  for (const text of ["a", "ab", "b", "1"]) regexp.test(text.repeat(length / text.length))
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}
