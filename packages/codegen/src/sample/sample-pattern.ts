import type { Random } from "./random.ts"

/** The maximum number of repetitions beyond the minimum for a part such as `[a-z]+`. */
const REPEAT = 6

/**
 * Generates a text that matches a regular expression. Returns `null` if the expression uses unsupported features, such
 * as lookarounds and backreferences.
 */
export function samplePattern(pattern: string, random: Random): string | null {
  try {
    return new PatternReader(pattern, random).read()
  } catch (error) {
    if (error instanceof UnsupportedPatternError) return null
    throw error
  }
}

class UnsupportedPatternError extends Error {}

type Part = () => string

class PatternReader {
  private at = 0
  private readonly signs: readonly string[]
  private readonly random: Random

  constructor(pattern: string, random: Random) {
    this.signs = [...pattern]
    this.random = random
  }

  read(): string {
    const whole = this.choice()
    if (this.at < this.signs.length) throw new UnsupportedPatternError()
    return whole()
  }

  private choice(): Part {
    const options = [this.sequence()]
    while (this.take("|")) options.push(this.sequence())
    return () => this.random.pick(options)()
  }

  private sequence(): Part {
    const parts: Part[] = []
    while (this.at < this.signs.length && this.peek() !== "|" && this.peek() !== ")") parts.push(this.readRepeated())
    return () => parts.map((part) => part()).join("")
  }

  private readRepeated(): Part {
    const part = this.atom()
    const [lowest, highest] = this.quantifier()
    if (lowest === 1 && highest === 1) return part
    return () => Array.from({ length: this.random.between(lowest, highest) }, part).join("")
  }

  private quantifier(): readonly [number, number] {
    const range = this.range()
    this.take("?")
    return range
  }

  private range(): readonly [number, number] {
    if (this.take("*")) return [0, REPEAT]
    if (this.take("+")) return [1, REPEAT]
    if (this.take("?")) return [0, 1]
    const [all, from = "0", comma, to = ""] = /^\{(\d+)(,)?(\d*)\}/.exec(this.signs.slice(this.at).join("")) ?? []
    if (all === undefined) return [1, 1]
    this.at += all.length
    const lowest = Number(from)
    if (comma === undefined) return [lowest, lowest]
    return [lowest, to === "" ? lowest + REPEAT : Math.min(Number(to), lowest + 4 * REPEAT)]
  }

  private atom(): Part {
    const sign = this.next()
    switch (sign) {
      case "^":
      case "$":
        return () => ""
      case "(":
        return this.group()
      case "[": {
        const signs = this.signClass()
        return () => this.random.pick(signs)
      }
      case ".":
        return () => this.random.pick(LETTERS)
      case "\\": {
        const signs = this.readEscaped()
        return () => this.random.pick(signs)
      }
      default:
        return () => sign
    }
  }

  private group(): Part {
    if (this.take("?") && !this.take(":")) throw new UnsupportedPatternError()
    const inner = this.choice()
    if (!this.take(")")) throw new UnsupportedPatternError()
    return inner
  }

  private signClass(): readonly string[] {
    const isNot = this.take("^")
    const letters: string[] = []
    while (!this.take("]")) {
      const start = this.take("\\") ? this.readEscaped() : [this.next()]
      const isRange = start.length === 1 && this.peek() === "-" && this.signs[this.at + 1] !== "]"
      if (!isRange) letters.push(...start)
      else {
        this.at++
        const end = this.take("\\") ? this.readEscaped() : [this.next()]
        letters.push(...listLetters(start[0] ?? "", end[0] ?? ""))
      }
    }
    const signs = isNot ? PRINTABLE.filter((sign) => !letters.includes(sign)) : letters
    if (signs.length === 0) throw new UnsupportedPatternError()
    return signs
  }

  private readEscaped(): readonly string[] {
    const sign = this.next()
    if (sign === "p" && this.take("{")) {
      let name = ""
      while (!this.take("}")) name += this.next()
      return PROPERTIES[name] ?? stopSampling()
    }
    return ESCAPES[sign] ?? (/[A-Za-z0-9]/.test(sign) ? stopSampling() : [sign])
  }

  private peek(): string | undefined {
    return this.signs[this.at]
  }

  private next(): string {
    return this.signs[this.at++] ?? stopSampling()
  }

  private take(sign: string): boolean {
    if (this.peek() !== sign) return false
    this.at++
    return true
  }
}

function stopSampling(): never {
  throw new UnsupportedPatternError()
}

function listLetters(first: string, last: string): string[] {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)]
  return Array.from({ length: Math.min(to - from + 1, 200) }, (_, index) => String.fromCodePoint(from + index))
}

const LOWER = listLetters("a", "z")
const UPPER = listLetters("A", "Z")
const DIGITS = listLetters("0", "9")
const PRINTABLE = listLetters(" ", "~")
const LETTERS = [...LOWER, ..."åäöæøáčéíľňóšúýž"]

const ESCAPES: Readonly<Record<string, readonly string[]>> = {
  d: DIGITS,
  w: [...LOWER, ...UPPER, ...DIGITS, "_"],
  s: [" "],
  D: LOWER,
  W: ["-", "."],
  S: LETTERS,
  n: ["\n"],
  t: ["\t"],
  r: ["\r"],
}

const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  L: LETTERS,
  Letter: LETTERS,
  Lu: UPPER,
  Ll: LOWER,
  N: DIGITS,
  Nd: DIGITS,
}
