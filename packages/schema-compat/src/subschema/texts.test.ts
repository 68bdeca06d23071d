import { expect, test } from "vitest"
import { createLiteral, type Regex } from "./regex.ts"
import { checkFormat, findText, isPatternMatch, parseRegex } from "./texts.ts"

function regex(source: string): Regex {
  const regex = parseRegex(source)
  if (regex === null) throw new Error(`${source} is read differently by some engines.`)
  return regex
}

const MAX = Number.POSITIVE_INFINITY
const isIn = (source: string, text: string) =>
  findText({ inside: [regex(source), createLiteral(text)], outside: [], min: 0, max: MAX }) === text

test.each<[source: string, inside: readonly string[], outside: readonly string[]]>([
  ["", ["", "a"], []],
  ["a", ["a", "xay"], ["", "b"]],
  ["^a", ["a", "ab"], ["ba", ""]],
  ["a$", ["a", "ba"], ["ab", ""]],
  ["^a$", ["a"], ["aa", "", "ba", "ab"]],
  ["^a|b$", ["a", "ax", "b", "xb"], ["xa", "bx", ""]],
  ["^(a|b)$", ["a", "b"], ["ab", "", "c"]],
  ["^(?:ab|c)d$", ["abd", "cd"], ["ab", "bd", "abcd"]],
  ["^a|^b|c$", ["ax", "bx", "xc"], ["xa", "xb", "cx"]],
  ["^a*$", ["", "a", "aaa"], ["b", "ab"]],
  ["^a+$", ["a", "aaa"], ["", "b"]],
  ["^a?b$", ["b", "ab"], ["aab", "a"]],
  ["^a*?b+?c??$", ["b", "abc", "aabb"], ["a", "bcc"]],
  ["^a{2}$", ["aa"], ["a", "aaa"]],
  ["^a{2,}$", ["aa", "aaaa"], ["a", ""]],
  ["^a{2,3}$", ["aa", "aaa"], ["a", "aaaa"]],
  ["^a{0,1}$", ["", "a"], ["aa"]],
  ["^a{1}b{1,1}$", ["ab"], ["abb", "aab"]],
  ["^(ab){2}?$", ["abab"], ["ab"]],
  ["^.$", ["a", " ", "😀", "\t"], ["", "\n", "\r", "\u2028", "\u2029", "ab"]],
  ["^[abc]$", ["a", "b", "c"], ["d", "", "ab"]],
  ["^[a-c]$", ["a", "b", "c"], ["d", "-", "`"]],
  ["^[^a-c]$", ["d", "-", "\n"], ["a", "c", ""]],
  ["^[a-]$", ["a", "-"], ["b"]],
  ["^[-a]$", ["a", "-"], ["b"]],
  ["^[\\d-]$", ["1", "-"], ["e"]],
  ["^[a-c-e]$", ["b", "-", "e"], ["d"]],
  ["^[\\d_]$", ["1", "_"], ["a"]],
  ["^[\\n-\\r]$", ["\n", "\r"], ["\t", "n"]],
  ["^[.$^*]$", [".", "$", "*", "^"], ["a"]],
  ["^\\d\\D$", ["0a", "9/", "5:"], ["a0", "00", "/a", ":a"]],
  ["^\\w$", ["0", "9", "A", "Z", "_", "a", "z"], ["/", ":", "@", "[", "`", "{", "^", "é", ""]],
  ["^\\W$", ["/", ":", "é"], ["0", "_"]],
  [
    "^\\s$",
    ["\t", "\r", " ", "\u00a0", "\u1680", "\u2000", "\u200a", "\u2028", "\u202f", "\u205f", "\u3000", "\ufeff"],
    ["\b", "\u000e", "a", "\u200b"],
  ],
  ["^\\S$", ["a", "\u200b"], [" ", "\n"]],
  ["^\\t\\n\\v\\f\\r$", ["\t\n\v\f\r"], ["tnvfr"]],
  ["^\\u0041\\x42$", ["AB"], ["AA", "uB"]],
  ["^\\.\\/\\\\\\$[\\-a]$", ["./\\$-", "./\\$a"], ["a/\\$-", "./\\$b"]],
  ["^[\\u0041-\\u0043]$", ["A", "C"], ["D", "@"]],
  ["^(a(b|c)){1,2}$", ["ab", "acab"], ["a", "ababab"]],
  ["^((a*)*)*$", ["", "aaa"], ["b"]],
  ["^()$", [""], ["a"]],
  ["^[]$", [], ["", "a"]],
  ["^[^]$", ["a", "\n"], ["", "ab"]],
  ["^a{300}$", ["a".repeat(300)], ["a".repeat(299)]],
])("the pattern %s matches only the expected texts", (source, matches, others) => {
  expect(matches.filter((text) => !isIn(source, text))).toEqual([])
  expect(others.filter((text) => isIn(source, text))).toEqual([])
})

test.each([
  "(a",
  "a)",
  "(?=a)",
  "(?!a)",
  "(?<name>a)",
  "[a",
  "[b-a]",
  "[a-\\d]",
  "[\\d-x]",
  "[\\w-x]",
  "[\\d--]",
  "\\-",
  "\\ ",
  "\\:",
  "[\\:]",
  "\\_",
  "a{3,2}",
  "[[a]",
  "*",
  "a**",
  "+a",
  "?",
  "a{2}{3}",
  "{",
  "}",
  "a}",
  "]",
  "a^b",
  "a$b",
  "(^a)",
  "(a$)",
  "\\",
  "\\b",
  "\\1",
  "\\p{L}",
  "\\u12",
  "\\u12x4",
  "\\x1",
  "\\c",
  "\\ud800",
  "\\udfff",
  "a{301}",
  "a{0,301}",
  "a{301,}",
])(
  "matching the pattern %s returns undefined because regular expression engines interpret the pattern differently",
  (source) => {
    expect(parseRegex(source)).toBeNull()
    expect(isPatternMatch(source, "a")).toBeUndefined()
  },
)

test("isPatternMatch treats an emoji as a single character", () => {
  expect(isPatternMatch("^a.$", "ab")).toBe(true)
  expect(isPatternMatch("^a.$", "b")).toBe(false)
  expect(isPatternMatch("^.$", "😀")).toBe(true)
})

const find = (patterns: readonly string[], outside: readonly string[], min = 0, max = MAX) =>
  findText({ inside: patterns.map(regex), outside: outside.map(regex), min, max })

test.each<[inside: string[], outside: string[], min: number, max: number, found: string | null]>([
  [["^a*$"], [], 0, MAX, ""],
  [["^a*$"], [], 3, MAX, "aaa"],
  [["^a*$"], [], 3, 3, "aaa"],
  [["^a*$", "b"], [], 0, MAX, null],
  [["^[a-c]+$"], ["a"], 0, MAX, "b"],
  [["^[0-9A-z]$"], [], 0, MAX, "a"],
  [["^[0-9A-Z]$"], [], 0, MAX, "0"],
  [["^[b-z]$"], [], 0, MAX, "b"],
  [["^.{3}$"], [], 0, 2, null],
  [["^.{3}$"], [], 4, MAX, null],
  [["^.{3}$"], [], 0, 3, "aaa"],
  [["^(ab)*$"], [], 3, MAX, "abab"],
  [["^(ab)*$"], [], 3, 3, null],
  [["^a*$"], ["^a{0,2}$"], 0, MAX, "aaa"],
  [[], ["^a"], 1, 1, "b"],
  [[], ["[a-z]"], 1, 1, "\u0000"],
  [["^a"], ["^ab"], 2, 2, "aa"],
  [["a"], ["a"], 0, MAX, null],
])("a text that matches %j but not %j, with %i to %i characters, is %j", (patterns, outside, min, max, expected) => {
  expect(find(patterns, outside, min, max)).toBe(expected)
})

test("findText returns undefined when the search for a matching text takes too many steps", () => {
  expect(find(["^(.*a.{12}b.*)$"], ["^(.*b.{13}a.*)$", "c"])).not.toBeNull()
  expect(find(["a.{14}$", "^.*b.{13}$"], ["c.{12}$"], 200, 200)).toBeUndefined()
})

test.each([
  ["date", "2026-11-20", "2026-13-20"],
  ["time", "09:30:00Z", "9"],
  ["date-time", "2026-11-20T09:30:00Z", "2026-11-20"],
  ["uri", "https://example.com/a", "/a"],
  ["uri-reference", "/a", "\\"],
  ["email", "a@example.com", "a"],
  ["uuid", "3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a", "3e46"],
])("the format %s accepts %s and rejects %s", (name, right, wrong) => {
  expect(checkFormat(name, right)).toBe(true)
  expect(checkFormat(name, wrong)).toBe(false)
})

test("checking a text against an unknown format returns undefined", () => {
  expect(checkFormat("colour", "red")).toBeUndefined()
})
