import { expect, test } from "vitest"
import { createSampleTexts, isWithinSegment, toLowerCaseExpression } from "./fold-expression.ts"
import { checkExpression } from "./judge-expression.ts"
import { listValues } from "./list-values.ts"
import { ENDLESS, isFitting, readExpression } from "./read-expression.ts"

test.each([
  ["a)", 'has a ")" too many at 1'],
  ["a**", "repeats a repetition at 2"],
  ["a{1}?", "repeats a repetition at 4"],
  ["*a", "repeats nothing at 0"],
  ["a|+", "repeats nothing at 2"],
  ["?a", "repeats nothing at 0"],
  ["(?)", "looks behind or sets flags at 0"],
  ["x(?<=a)b", "looks behind or sets flags at 1"],
  ["(?<!a)b", "looks behind or sets flags at 0"],
  ["(?i)a", "looks behind or sets flags at 0"],
  ["(a", 'has a "(" that is not closed'],
  ["(a|b", 'has a "(" that is not closed'],
  ["(a)\\1", "refers back at 3"],
  ["(a)\\9", "refers back at 3"],
  ["(?<n>a)\\k<n>", "refers back at 7"],
  ["\\b", 'has an escape "\\b" that is not read'],
  ["\\x41", 'has an escape "\\x" that is not read'],
  ["\\u0041", 'has an escape "\\u" that is not read'],
  ["\\0", 'has an escape "\\0" that is not read'],
  ["\\pL", 'has an escape "\\p" that is not read'],
  ["[z-a]", "has a range that runs backwards at 4"],
  ["[a", 'has a "[" that is not closed'],
  ["[a-", 'has a "[" that is not closed'],
  ["[\\D]", "has a negated class inside a set at 3"],
  ["(?:a+)+", "repeats without end what repeats without end itself"],
])("the expression %s is rejected because it %s", (source, reason) => {
  expect(checkExpression(source)).toEqual({ verdict: "unsafe", reason })
})

const once = { min: 1, max: 1, isLazy: false }
const set = (isNegated: boolean, ...ranges: [number, number][]) => ({ kind: "set", isNegated, ranges })
const word: [number, number][] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
]

test.each<[string, object]>([
  ["a", { atom: { kind: "char", char: "a" }, ...once }],
  ["\\.", { atom: { kind: "char", char: "." }, ...once }],
  ["\\t", { atom: { kind: "char", char: "\t" }, ...once }],
  ["^", { atom: { kind: "edge", source: "^" }, ...once }],
  ["$", { atom: { kind: "edge", source: "$" }, ...once }],
  [".", { atom: set(true, [10, 10], [13, 13], [0x2028, 0x2029]), ...once }],
  ["\\d", { atom: set(false, [48, 57]), ...once }],
  ["\\D", { atom: set(true, [48, 57]), ...once }],
  ["\\w", { atom: set(false, ...word), ...once }],
  ["\\W", { atom: set(true, ...word), ...once }],
  ["\\s", { atom: set(false, [9, 13], [32, 32], [160, 160], [0x2028, 0x2029], [0xfeff, 0xfeff]), ...once }],
  ["[a-c]", { atom: set(false, [97, 99]), ...once }],
  ["[a-a]", { atom: set(false, [97, 97]), ...once }],
  ["[^a-cx]", { atom: set(true, [97, 99], [120, 120]), ...once }],
  ["[a^]", { atom: set(false, [97, 97], [94, 94]), ...once }],
  ["[a-]", { atom: set(false, [97, 97], [45, 45]), ...once }],
  ["[-a]", { atom: set(false, [45, 45], [97, 97]), ...once }],
  ["[\\d-x]", { atom: set(false, [48, 57], [45, 45], [120, 120]), ...once }],
  ["[a-\\d]", { atom: set(false, [97, 97], [45, 45], [48, 57]), ...once }],
  ["[\\n-\\r\\]]", { atom: set(false, [10, 13], [93, 93]), ...once }],
  ["[.*+?]", { atom: set(false, [46, 46], [42, 42], [43, 43], [63, 63]), ...once }],
  ["a*", { atom: { kind: "char", char: "a" }, min: 0, max: ENDLESS, isLazy: false }],
  ["a+?", { atom: { kind: "char", char: "a" }, min: 1, max: ENDLESS, isLazy: true }],
  ["a??", { atom: { kind: "char", char: "a" }, min: 0, max: 1, isLazy: true }],
  ["a{3}", { atom: { kind: "char", char: "a" }, min: 3, max: 3, isLazy: false }],
  ["a{12,}", { atom: { kind: "char", char: "a" }, min: 12, max: ENDLESS, isLazy: false }],
  ["a{2,34}?", { atom: { kind: "char", char: "a" }, min: 2, max: 34, isLazy: true }],
  ["a{0,1}", { atom: { kind: "char", char: "a" }, min: 0, max: 1, isLazy: false }],
  ...(["(", "(?:", "(?!", "(?="] as const).map((open): [string, object] => [
    `${open}a|)`,
    { atom: { kind: "group", open, branches: [[{ atom: { kind: "char", char: "a" }, ...once }], []] }, ...once },
  ]),
  [
    "(?<day_1>a)",
    { atom: { kind: "group", open: "(", branches: [[{ atom: { kind: "char", char: "a" }, ...once }]] }, ...once },
  ],
])("the expression %s is parsed", (source, item) => {
  expect(readExpression(source)).toEqual([[item]])
})

test("the alternatives of an expression and the elements of each alternative are parsed in order", () => {
  const char = (letter: string) => ({ atom: { kind: "char", char: letter }, ...once })

  expect(readExpression("ab|c|")).toEqual([[char("a"), char("b")], [char("c")], []])
  expect(readExpression("")).toEqual([[]])
  const named = { atom: { kind: "group", open: "(", branches: [[char("b")]] }, ...once }
  expect(readExpression("(a(?<n>b))")).toEqual([
    [{ atom: { kind: "group", open: "(", branches: [[char("a"), named]] }, ...once }],
  ])
  expect(readExpression("a{,2}")).toEqual([[char("a"), char("{"), char(","), char("2"), char("}")]])
})

test("a character range includes its first and last character", () => {
  const [atom, negated] = ["[b-dx]", "[^b-dx]"].map((source) => readExpression(source)[0]?.[0]?.atom)
  if (atom === undefined || negated === undefined) throw new Error("was not read")

  expect([..."abcdex"].map((letter) => isFitting(atom, letter))).toEqual([false, true, true, true, false, true])
  expect([..."abcdex"].map((letter) => isFitting(negated, letter))).toEqual([true, false, false, false, true, false])
  expect([isFitting({ kind: "char", char: "a" }, "a"), isFitting({ kind: "char", char: "a" }, "b")]).toEqual([
    true,
    false,
  ])
})

test.each([
  ["AbC|D", "abc|d"],
  ["A?B*C+", "a?b*c+"],
  ["A{2}B{2,}C{2,3}D{0,2}E{1,2}", "a{2}b{2,}c{2,3}d{0,2}e{1,2}"],
  ["A{0}B{0,}C{1,}D{0,1}", "a{0}b*c+d?"],
  ["A??B+?C{2}?", "a??b+?c{2}?"],
  ["(A)(?:B)(?!C|D)(?=E)", "(?:a)(?:b)(?!c|d)(?=e)"],
  ["^A$", "^a$"],
  ["\\.\\/\\*\\(A\\)\\[\\{\\|\\\\", "\\.\\/\\*\\(a\\)\\[\\{\\|\\\\"],
  ["[A-C]", "[\\u0041-\\u0043\\u0061-\\u0063]"],
  ["[Z]", "[\\u005a\\u007a]"],
  ["[@-A]", "[\\u0040-\\u0041\\u0061]"],
  ["[Z-c]", "[\\u005a-\\u0063\\u007a]"],
  ["[z]", "[\\u007a]"],
  ["[[-c]", "[\\u005b-\\u0063]"],
  ["[0-9]", "[\\u0030-\\u0039]"],
  ["[Ö]", "[\\u00f6]"],
  ["[İ]", "[\\u0130]"],
  ["[À-Ö]", "[\\u00c0-\\u00d6]"],
  ["[^A-C]", "[^\\u0041-\\u0043]"],
])("toLowerCaseExpression converts the expression %s to %s", (source, folded) => {
  expect(toLowerCaseExpression(source)).toBe(folded)
})

test.each([
  ["a", true],
  ["^a$", true],
  ["a\\/{0}", true],
  ["(?!\\/)a", true],
  ["(?=\\/)a", true],
  ["(?:a|b)", true],
  ["a|\\/", false],
  ["\\/|a", false],
  ["(?:a|\\/)", false],
  ["(a\\/)?", false],
  ["b\\/?", false],
  ["(", false],
])("isWithinSegment for the expression %s returns %s", (source, stays) => {
  expect(isWithinSegment(source)).toBe(stays)
})

test.each<[string, string[]]>([
  ["json|xml", ["json", "xml"]],
  ["a{0,2}", ["a", "aa"]],
  ["b*", ["bb", "bbb"]],
  ["c{2,}", ["cc", "cccc", "ccccc"]],
  ["d?", ["d"]],
  ["e{0}", []],
  ["(?:a|b|c)", ["a", "b", "c"]],
  ["[a-c]", ["b", "a"]],
  ["[a-c]{2}", ["ba", "ac"]],
  ["^x$", ["x"]],
  ["(?!a)b", ["b"]],
  ["(?=b)a", []],
  ["(?=a)a", ["a"]],
  ["[Å]", ["Å"]],
  ["\\/a", ["/a"]],
  ["(", []],
])("samples of the expression %s are %j", (source, samples) => {
  expect(createSampleTexts(source)).toEqual(samples)
})

test.each<[string, string[] | null]>([
  ["bmw|mini", ["bmw", "mini"]],
  ["a|a|b", ["a", "b"]],
  ["a?b", ["b", "ab"]],
  ["a{2,3}", ["aa", "aaa"]],
  ["(a|b)c", ["ac", "bc"]],
  ["[a-c1]", ["a", "b", "c", "1"]],
  ["^a$", ["a"]],
  ["a^b", null],
  ["a^b|c", null],
  ["(?=a)a{0,2}", null],
  ["(?=a|)b?", null],
  ["", [""]],
  ["a{0}", [""]],
  [`a{100}`, ["a".repeat(100)]],
  ["a{101}", null],
  ["a*", null],
  ["(?!a)b", null],
  ["(?=b)b", null],
  ["[^a]", null],
  [".", null],
  ["(", null],
])("the values of the expression %s are %j", (source, values) => {
  expect(listValues(source)).toEqual(values)
})

test.each([
  ["\\d\\d", 100],
  ["\\d{2}", 100],
  ["\\d\\d|a", null],
  ["\\d\\d(a|b)", null],
  ["\\d{3}", null],
  ["\\d{100}", null],
  ["\\d".repeat(20), null],
  ["(a|b){6}", 64],
  ["(a|b){7}", null],
  ["\\d{0,2}", null],
  ["[ -\u0083]", 100],
  ["[ -\u0084]", null],
  ["[ -~0-9]", null],
])("listValues returns the values of the expression %s if there are at most one hundred: %s", (source, count) => {
  expect(listValues(source)?.length ?? null).toBe(count)
})

const slow = (count: number) => ({
  verdict: "slow",
  reason: `has ${count} parts without end that may take each other's letters`,
})
const safe = { verdict: "safe", reason: "" }

test.each<[string, object]>([
  [".*a.*b", slow(2)],
  [".*a.*b.*c", slow(3)],
  ["a|.*a.*b", slow(2)],
  [".*a.*b|a", slow(2)],
  ["a+b.*c", safe],
  ["a+a.*c", slow(2)],
  ["a+b?a.*c", slow(2)],
  ["a+b?c.*d", safe],
  ["a+(?:b|c).*d", safe],
  ["a+(?:b|a).*d", slow(2)],
  ["a+(?:b|).*d", slow(2)],
  ["a+(?:b?c).*d", slow(2)],
  ["a+(?:bc|ca).*d", safe],
  ["a+(?=b).*c", slow(2)],
  ["a+[bc].*d", slow(2)],
  ["(?!.*a).*b", safe],
  ["(?:b*a?){2}c.*d", slow(2)],
  ["(?:b*a?)c.*d", safe],
  ["(?:ab)*a.*c", slow(2)],
  ["(?:ab)*c.*d", safe],
  ["(?:-a*a)*c.*d", slow(2)],
  ["(?:-(?:(?:ab)|x)y)*c", safe],
  ["(?:ab){2}a.*c", safe],
  ["(?:(?!-)[^/])+?-.*x", safe],
  ["(?:(?!-a)[^/])+-.*x", slow(2)],
  ["(?:(?!a)[^/])+-.*x", slow(2)],
  ["(?:(?=-)[^/])+-.*x", slow(2)],
  ["(?:(?!a|-)[^/])+-.*x", safe],
  ["(?:-a-)*c", safe],
  ["(?:-(?:ab|b)x)*c", safe],
  ["(?:-(?:a-)x)*c", safe],
  ["(?:-a?b*)*c", safe],
  ["(?:a|b)*c", safe],
  ["(?:[ab])*c", safe],
  ["(?:ab|cd)*e", safe],
  ["(?:a{2})*c", safe],
  ["(?:a{2}b*)*c", safe],
  ["(?:-(?:-|x)y)*c", safe],
  ["(?:ab|cd)+c.*e", slow(2)],
])("the cost of the expression %s is classified", (source, judgement) => {
  expect(checkExpression(source)).toEqual(judgement)
})

test.each([
  "(?:a?b+)*c",
  "(?:a{1,2})*c",
  "(?:a{0}b+)*c",
  "(?:-(?:-|-)y)*c",
  "(?:-(?:[-a]|-)y)*c",
  "(?:-(?:(?:ab-|cd)|x)y)*c",
  "(?:-(?:(?:(?!-)ab-)|x)y)*c",
  "(?:-(?:ab|-)x)*c",
  "(?:-(?:a-){1,2})*c",
  "(?:-(?:ab-?))*c",
  "(?:-[^a]*)*c",
  "(?:-(?:(?:ab-)|x)y)*c",
  "(?:a{0,1})*c",
  "(?:(?:a+))*c",
  "(?:a|[bc])*d",
  "(?:ab|a)*c",
  "(?:b?c|a|ab)*d",
  "(?:[ab]c|ad)*e",
  "(?:|a)*b",
  "x(?:y(?:a+)+)z",
  "a|(b+)+",
])("the expression %s is rejected because nested repetition makes the expression ambiguous", (source) => {
  expect(checkExpression(source)).toEqual({
    verdict: "unsafe",
    reason: "repeats without end what repeats without end itself",
  })
})
