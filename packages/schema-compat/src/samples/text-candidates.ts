import type { Regex } from "../subschema/regex.ts"
import { findText, parseRegex } from "../subschema/texts.ts"

const EXAMPLES: Readonly<Record<string, string>> = {
  date: "2026-11-20",
  time: "09:30:00Z",
  "date-time": "2026-11-20T09:30:00Z",
  uri: "https://example.com/a",
  "uri-reference": "/a",
  email: "a@example.com",
  uuid: "3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a",
}

const LONGEST = 2000

const MAX_SEARCHED = 100

interface TextHints {
  readonly lengths: readonly number[]
  readonly patterns: readonly string[]
  readonly formats: readonly string[]
}

export function createTextCandidates({ lengths, patterns, formats }: TextHints): string[] {
  const sizes = lengths
    .flatMap((length) => [length - 1, length, length + 1])
    .filter((length) => length >= 0 && length <= LONGEST)
  const regexes = patterns.flatMap((source) => parseRegex(source) ?? [])
  return [
    ...formats.flatMap((name) => EXAMPLES[name] ?? []),
    ...findTexts(regexes, [], 0),
    ...findTexts(regexes, [], 1),
    ...regexes.flatMap((regex) => [
      ...findTexts([regex], [], 0),
      ...findTexts(
        [regex],
        regexes.filter((other) => other !== regex),
        0,
      ),
    ]),
    ...sizes.filter((length) => length < MAX_SEARCHED).flatMap((length) => findTexts(regexes, [], length, length)),
    "a",
    "",
    ...sizes.map((length) => "a".repeat(length)),
    ...sizes.filter((length) => length > 0).map((length) => "😀".repeat(length)),
    "1",
    "Aa 1",
  ]
}

function findTexts(
  patterns: readonly Regex[],
  outside: readonly Regex[],
  min: number,
  max = Number.POSITIVE_INFINITY,
): string[] {
  if (patterns.length === 0) return []
  const text = findText({ inside: patterns, outside, min, max })
  return typeof text === "string" ? [text] : []
}
