import {
  ANY_CHARACTER,
  ANY_TEXT,
  type CharacterSet,
  createAlternatives,
  createCharacters,
  createComplement,
  createRepeat,
  createSequence,
  EMPTY_TEXT,
  type Regex,
} from "./regex.ts"

/**
 * Parses a regular expression. Returns `null` for a pattern that regular expression engines may interpret differently.
 */
export function parsePattern(source: string): Regex | null {
  try {
    const reader = new Reader(source)
    const regex = readWhole(reader)
    return reader.isAtEnd ? regex : null
  } catch (error) {
    if (error instanceof UnsupportedPatternError) return null
    throw error
  }
}

class UnsupportedPatternError extends Error {}

class Reader {
  readonly #characters: readonly string[]
  #at = 0

  constructor(source: string) {
    this.#characters = [...source]
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#characters.length
  }

  peek(): string | undefined {
    return this.#characters[this.#at]
  }

  take(): string {
    const next = this.#characters[this.#at++]
    if (next === undefined) throw new UnsupportedPatternError()
    return next
  }

  takeIf(text: string): boolean {
    const isNext = [...text].every((character, index) => this.#characters[this.#at + index] === character)
    if (isNext) this.#at += [...text].length
    return isNext
  }

  takeMatch(pattern: RegExp): string | undefined {
    const match = pattern.exec(this.#characters.slice(this.#at, this.#at + 24).join(""))?.[0]
    if (match !== undefined) this.#at += [...match].length
    return match
  }
}

function readWhole(reader: Reader): Regex {
  const choices: Regex[] = []
  do {
    const isFromStart = reader.takeIf("^")
    const body = readSequence(reader)
    const isToEnd = reader.takeIf("$")
    choices.push(createSequence([isFromStart ? EMPTY_TEXT : ANY_TEXT, body, isToEnd ? EMPTY_TEXT : ANY_TEXT]))
  } while (reader.takeIf("|"))
  return createAlternatives(choices)
}

function readChoice(reader: Reader): Regex {
  const choices = [readSequence(reader)]
  while (reader.takeIf("|")) choices.push(readSequence(reader))
  return createAlternatives(choices)
}

function readSequence(reader: Reader): Regex {
  const parts: Regex[] = []
  for (let next = reader.peek(); next !== undefined && !"|)$".includes(next); next = reader.peek())
    parts.push(readRepeated(reader))
  return createSequence(parts)
}

function readRepeated(reader: Reader): Regex {
  const inner = readAtom(reader)
  const [min, max] = readQuantifier(reader)
  if (min === 1 && max === 1) return inner
  reader.takeIf("?")
  if (Math.max(min, Number.isFinite(max) ? max : 0) > 300) throw new UnsupportedPatternError()
  return createRepeat(inner, min, max)
}

function readQuantifier(reader: Reader): [min: number, max: number] {
  if (reader.takeIf("*")) return [0, Number.POSITIVE_INFINITY]
  if (reader.takeIf("+")) return [1, Number.POSITIVE_INFINITY]
  if (reader.takeIf("?")) return [0, 1]
  const counted = reader.takeMatch(/^\{\d{1,6}(,\d{0,6})?\}/)
  if (counted === undefined) return [1, 1]
  const [min = "0", most] = counted.slice(1, -1).split(",")
  const max = most === undefined ? Number(min) : most === "" ? Number.POSITIVE_INFINITY : Number(most)
  if (max < Number(min)) throw new UnsupportedPatternError()
  return [Number(min), max]
}

function readAtom(reader: Reader): Regex {
  const next = reader.take()
  if (next === "(") {
    if (reader.peek() === "?" && !reader.takeIf("?:")) throw new UnsupportedPatternError()
    const inner = readChoice(reader)
    if (!reader.takeIf(")")) throw new UnsupportedPatternError()
    return inner
  }
  if (next === "[") return createCharacters(readClass(reader))
  if (next === ".") return createCharacters(ANY_CHARACTER)
  if (next === "\\") return createCharacters(readEscape(reader, SYNTAX))
  if ("^$*+?{}]".includes(next)) throw new UnsupportedPatternError()
  return createCharacters(toSet(next))
}

function readClass(reader: Reader): CharacterSet {
  const isNegated = reader.takeIf("^")
  const ranges: CharacterSet[] = []
  while (!reader.takeIf("]")) ranges.push(readRange(reader))
  const all = ranges.flat()
  return isNegated ? createComplement(all) : all
}

function readRange(reader: Reader): CharacterSet {
  const from = readMember(reader)
  if (!reader.takeIf("-")) return from
  if (reader.peek() === "]") return [...from, ...toSet("-")]
  const [start, end] = [getPoint(from), getPoint(readMember(reader))]
  if (end < start) throw new UnsupportedPatternError()
  return [[start, end]]
}

function getPoint([range, ...more]: CharacterSet): number {
  if (range === undefined || more.length > 0 || range[0] !== range[1]) throw new UnsupportedPatternError()
  return range[0]
}

function readMember(reader: Reader): CharacterSet {
  const next = reader.take()
  if (next === "[") throw new UnsupportedPatternError()
  return next === "\\" ? readEscape(reader, `${SYNTAX}-`) : toSet(next)
}

/** The characters that may be escaped with a backslash. Some engines reject an escape of any other character. */
const SYNTAX = "^$\\.*+?()[]{}|/"

const DIGITS: CharacterSet = [[48, 57]]
const WORD: CharacterSet = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
]
const SPACES: CharacterSet = [
  [9, 13],
  [32, 32],
  [160, 160],
  [5760, 5760],
  [8192, 8202],
  [8232, 8233],
  [8239, 8239],
  [8287, 8287],
  [12288, 12288],
  [65279, 65279],
]
const CLASSES: Readonly<Record<string, CharacterSet>> = {
  d: DIGITS,
  D: createComplement(DIGITS),
  w: WORD,
  W: createComplement(WORD),
  s: SPACES,
  S: createComplement(SPACES),
}
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 }

function readEscape(reader: Reader, signs: string): CharacterSet {
  const next = reader.take()
  const known = CLASSES[next]
  if (known) return known
  const control = CONTROLS[next]
  if (control !== undefined) return [[control, control]]
  if (signs.includes(next)) return toSet(next)
  const digits =
    next === "u" ? reader.takeMatch(/^[0-9a-fA-F]{4}/) : next === "x" ? reader.takeMatch(/^[0-9a-fA-F]{2}/) : undefined
  if (digits === undefined) throw new UnsupportedPatternError()
  const point = Number.parseInt(digits, 16)
  if (point >= 0xd800 && point <= 0xdfff) throw new UnsupportedPatternError()
  return [[point, point]]
}

function toSet(character: string): CharacterSet {
  const point = character.codePointAt(0) ?? 0
  return [[point, point]]
}
