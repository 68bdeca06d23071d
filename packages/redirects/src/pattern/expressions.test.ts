import fc from "fast-check"
import { expect, test } from "vitest"
import { foldExpression, sampleExpression, staysInSegment } from "./fold-expression.ts"
import { judgeExpression } from "./judge-expression.ts"

test.each([
  "[0-9a-f]{32}",
  "json|xml",
  "\\d+(?:\\.\\d+)?",
  "(?!login)[^/]+",
  ".*",
  "[^/]+?-[^/]+",
  "\\/((?:[^\\/]+?)(?:\\/(?:[^\\/]+?))*)",
  "(?:(?!-)[^\\/])+?",
  "^\\/a(?:\\/((?:\\d+)(?:\\/(?:\\d+))*))?\\/?$",
  "(?:abc|xyz)*",
  "\\w+",
  "(?:\\.((?:json|xml)(?:\\.(?:json|xml))*))?",
])("%s takes time that grows with the text", (source) => {
  expect(judgeExpression(source)).toEqual({ verdict: "safe", reason: "" })
})

test.each([".*a.*b", "[a-z]+[a-z0-9]+x", "(.*)-(.*)-(.*)"])(
  "%s takes time that grows with its square or worse",
  (source) => {
    expect(judgeExpression(source).verdict).toBe("slow")
  },
)

test.each(["(a+)+", "(a|a)*", "(?:[a-z]+)*x", "(.*)*", "(a)\\1", "(?<=a)b", "(x", "(?:a|ab)*c", "(?:(?:a+)b?)*"])(
  "%s is not run",
  (source) => {
    expect(judgeExpression(source).verdict).toBe("unsafe")
  },
)

test("what is called safe never takes for ever", () => {
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
      const { verdict } = judgeExpression(source)
      judged[verdict] += 1
      if (verdict === "safe") expect(millisecondsOf(source, 400), source).toBeLessThan(2000)
    }),
    { numRuns: 1000 },
  )
  expect(judged.safe).toBeGreaterThan(300)
  expect(judged.slow + judged.unsafe).toBeGreaterThan(100)
})

test("the stopwatch notices what is unsafe: two letters more and it takes far longer", () => {
  const unsafe = "(?:a|a)*c"
  const [short, long] = [millisecondsOf(unsafe, 18), millisecondsOf(unsafe, 26)]

  expect(judgeExpression(unsafe).verdict).toBe("unsafe")
  expect(long / short).toBeGreaterThan(8)
})

/** Time of the processor, which others on the machine do not change. */
function millisecondsOf(source: string, length: number): number {
  const regexp = new RegExp(`^(?:${source})$`)
  const started = process.cpuUsage()
  for (const text of ["a", "ab", "b", "1"]) regexp.test(text.repeat(length / text.length))
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

test("an expression in lower case fits what the first fits, whatever its case", () => {
  expect(new RegExp(`^${foldExpression("[A-Z]{2}\\d")}$`).test("ab1")).toBe(true)
  expect(new RegExp(`^(?:${foldExpression("VW|Ö[A-F]")})$`).test("öc")).toBe(true)
  expect(new RegExp(`^${foldExpression("\\D+")}$`).test("a1")).toBe(false)
})

test("which expressions stay within a segment is known", () => {
  for (const source of ["\\d+", "[^/]+", "a|b", "[\\w-.]+", "(?!a)[^/]+"])
    expect(staysInSegment(source), source).toBe(true)
  for (const source of [".*", "[^a]+", "\\D", "a\\/b"]) expect(staysInSegment(source), source).toBe(false)
})

test("samples fit and lie apart", () => {
  expect(sampleExpression("[0-9a-f]{4}").length).toBeGreaterThan(1)
  for (const source of ["[0-9a-f]{32}", "json|xml", "\\d+", "(?!login)[^/]+", ".*"])
    for (const sample of sampleExpression(source)) expect(new RegExp(`^(?:${source})$`).test(sample), source).toBe(true)
  expect(sampleExpression("json|xml")).toEqual(["json", "xml"])
})
