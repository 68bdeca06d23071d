import { expect, test } from "vitest"
import { createSampleTexts, isWithinSegment, toLowerCaseExpression } from "./fold-expression.ts"
import { checkExpression } from "./judge-expression.ts"

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
])("the expression %s is classified as running in linear time", (source) => {
  expect(checkExpression(source)).toEqual({ verdict: "safe", reason: "" })
})

test.each([".*a.*b", "[a-z]+[a-z0-9]+x", "(.*)-(.*)-(.*)"])(
  "the expression %s is classified as running in quadratic time or worse",
  (source) => {
    expect(checkExpression(source).verdict).toBe("slow")
  },
)

test.each(["(a+)+", "(a|a)*", "(?:[a-z]+)*x", "(.*)*", "(a)\\1", "(?<=a)b", "(x", "(?:a|ab)*c", "(?:(?:a+)b?)*"])(
  "the expression %s is unsafe",
  (source) => {
    expect(checkExpression(source).verdict).toBe("unsafe")
  },
)

test("toLowerCaseExpression returns an expression that matches the lower-cased form of every text that the original matches", () => {
  expect(new RegExp(`^${toLowerCaseExpression("[A-Z]{2}\\d")}$`).test("ab1")).toBe(true)
  expect(new RegExp(`^(?:${toLowerCaseExpression("VW|Ö[A-F]")})$`).test("öc")).toBe(true)
  expect(new RegExp(`^${toLowerCaseExpression("\\D+")}$`).test("a1")).toBe(false)
})

test("isWithinSegment returns true only for an expression that cannot match a slash", () => {
  for (const source of ["\\d+", "[^/]+", "a|b", "[\\w-.]+", "(?!a)[^/]+"])
    expect(isWithinSegment(source), source).toBe(true)
  for (const source of [".*", "[^a]+", "\\D", "a\\/b"]) expect(isWithinSegment(source), source).toBe(false)
})

test("the sample texts of an expression match the expression and are all different", () => {
  expect(createSampleTexts("[0-9a-f]{4}").length).toBeGreaterThan(1)
  for (const source of ["[0-9a-f]{32}", "json|xml", "\\d+", "(?!login)[^/]+", ".*"])
    for (const sample of createSampleTexts(source))
      expect(new RegExp(`^(?:${source})$`).test(sample), source).toBe(true)
  expect(createSampleTexts("json|xml")).toEqual(["json", "xml"])
})
