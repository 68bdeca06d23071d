import { isDate, isDateTime, isEmail, isTime, isUri, isUriReference, isUuid } from "../formats.js"
import { parsePattern } from "./parse-pattern.ts"
import { derive, findEdges, type Regex } from "./regex.ts"

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  time: isTime,
  "date-time": isDateTime,
  uri: isUri,
  "uri-reference": isUriReference,
  email: isEmail,
  uuid: isUuid,
}

export function checkFormat(name: string, text: string): boolean | undefined {
  return FORMATS[name]?.(text)
}

interface Pattern {
  readonly regex: Regex | null
  readonly test: RegExp | null
}

const patterns = new Map<string, Pattern>()

function getPattern(source: string): Pattern {
  const known = patterns.get(source)
  if (known) return known
  const regex = parsePattern(source)
  const pattern = { regex, test: regex === null ? null : new RegExp(source, "u") }
  patterns.set(source, pattern)
  return pattern
}

export function parseRegex(source: string): Regex | null {
  return getPattern(source).regex
}

/**
 * Returns `true` if a text matches a pattern and `false` if it does not. Returns `undefined` if regular expression
 * engines may interpret the pattern differently.
 */
export function isPatternMatch(source: string, text: string): boolean | undefined {
  return getPattern(source).test?.test(text)
}

export interface TextQuestion {
  readonly inside: readonly Regex[]
  readonly outside: readonly Regex[]
  readonly min: number
  readonly max: number
}

const MAX_STATES = 4000

/**
 * Finds a string that meets the requirements. Returns `null` if there is no such string, and `undefined` if the search
 * takes too many steps.
 */
export function findText({ inside, outside, min, max }: TextQuestion): string | null | undefined {
  // Longer than both bounds nothing changes any more, so the count stops there.
  const mostCounted = Number.isFinite(max) ? max + 1 : min
  const seen = new Set<string>()
  let layer: State[] = [{ regexes: [...inside, ...outside], text: "", count: 0 }]
  while (layer.length > 0) {
    const next: State[] = []
    for (const state of layer) {
      if (state.count > max) continue
      if (isAccepted(state, inside.length, min)) return state.text
      for (const after of listSteps(state, inside.length, mostCounted)) {
        const key = `${after.count}:${after.regexes.map(({ id }) => id).join()}`
        if (seen.has(key)) continue
        if (seen.size >= MAX_STATES) return undefined
        seen.add(key)
        next.push(after)
      }
    }
    layer = next
  }
  return null
}

interface State {
  readonly regexes: readonly Regex[]
  readonly text: string
  readonly count: number
}

function isAccepted({ regexes, count }: State, insideCount: number, min: number): boolean {
  return count >= min && regexes.every(({ isNullable }, index) => isNullable === index < insideCount)
}

function* listSteps({ regexes, text, count }: State, insideCount: number, mostCounted: number): Generator<State> {
  const edges = new Set<number>([0])
  for (const regex of regexes) findEdges(regex, edges)
  for (const edge of sortReadable(edges)) {
    const after = regexes.map((regex) => derive(regex, edge))
    if (after.some(({ kind }, index) => index < insideCount && kind === "nothing")) continue
    yield { regexes: after, text: text + String.fromCodePoint(edge), count: Math.min(count + 1, mostCounted) }
  }
}

/**
 * Sorts code points with letters first, so that generated strings are readable. Surrogates are omitted, since they are
 * not characters.
 */
function sortReadable(edges: ReadonlySet<number>): number[] {
  const points = [...edges].sort((a, b) => a - b)
  const isLetterApart = points.every(
    (point, index) => point > 97 || (points[index + 1] ?? Number.POSITIVE_INFINITY) <= 97,
  )
  const shown =
    isLetterApart || points.includes(97)
      ? points
      : points.map((point, index) => (point < 97 && (points[index + 1] ?? Number.POSITIVE_INFINITY) > 97 ? 97 : point))
  return shown.filter((point) => point < 0xd800 || point > 0xdfff).sort((a, b) => getRank(a) - getRank(b))
}

function getRank(point: number): number {
  return point >= 97 && point <= 122 ? point : point + 0x110000
}
