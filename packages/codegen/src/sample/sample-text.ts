import type { StringTests } from "../ir/ir.types.ts"
import { getLength } from "../runtime/checks.js"
import type { Random } from "./random.ts"
import { samplePattern } from "./sample-pattern.ts"

/**
 * Generates a text that matches a `pattern` or a `format`. Returns `null` if the schema has neither keyword, or if the
 * keyword's value is not supported.
 */
export function sampleForm({ pattern, format }: StringTests, random: Random): string | null {
  if (pattern !== undefined) return samplePattern(pattern, random)
  return format === undefined ? null : (FORMS[format]?.(random) ?? null)
}

const FORMS: Readonly<Record<string, (random: Random) => string>> = {
  date: createDay,
  "date-time": (random) => `${createDay(random)}T${createTime(random)}Z`,
  time: (random) => `${createTime(random)}Z`,
  uri: (random) => `https://www.norrvik.example${createPath(random)}`,
  "uri-reference": createPath,
  email: (random) => `${random.pick(["kontakt", "verkstad", "asa.lindqvist"])}@norrvik.example`,
  uuid: (random) => createHex(random, 8, 4, 4, 4, 12),
}

function createDay(random: Random): string {
  return `20${formatTwoDigits(random.between(20, 39))}-${formatTwoDigits(random.between(1, 12))}-${formatTwoDigits(random.between(1, 28))}`
}

function createTime(random: Random): string {
  return [random.between(0, 23), random.between(0, 59), random.between(0, 59)].map(formatTwoDigits).join(":")
}

function createPath(random: Random): string {
  const parts = ["bilar", "verkstad", "dack", "om-oss", "anlaggningar", "orebro", "ex30"]
  return `/${Array.from({ length: random.between(1, 3) }, () => random.pick(parts)).join("/")}`
}

function createHex(random: Random, ...lengths: readonly number[]): string {
  const createDigits = (length: number) => Array.from({ length }, () => random.between(0, 15).toString(16)).join("")
  return lengths.map(createDigits).join("-")
}

function formatTwoDigits(number: number): string {
  return String(number).padStart(2, "0")
}

/** Adjusts a text to the allowed length. A text that is too long is truncated at the end of a word if possible. */
export function fitText(text: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: StringTests): string {
  let fitting = text
  while (getLength(fitting) < minLength) fitting = fitting === "" ? "-" : `${fitting} ${text || "-"}`
  if (getLength(fitting) <= maxLength) return fitting
  const cut = [...fitting].slice(0, maxLength).join("")
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(" "), 0))
  return getLength(whole) >= minLength && whole !== "" ? whole : cut
}

export function createTextOfLength(text: string, length: number): string {
  const source = [...(text === "" ? "-" : text), " "]
  const signs = Array.from({ length }, (_, index) => source[index % source.length] ?? "-")
  if (signs.at(-1) === " ") signs[signs.length - 1] = "."
  return signs.join("")
}

/** Generates an unusual text for edge cases, for example one with emoji, which take up two UTF-16 code units each. */
export function sampleOddText(shortest: number, longest: number, random: Random): string {
  const length = random.pick([shortest, longest, random.between(shortest, longest)])
  return random.pick([
    createTextOfLength("Äänekoski – Žilina <b>&amp;</b> \"'", length),
    "🚗".repeat(length),
    fitText(" ", { minLength: shortest, maxLength: longest }),
  ])
}
