import { Amounts } from "./amounts.ts"
import type { Choosable } from "./choosable.ts"
import { GRAMMARS } from "./grammar.ts"
import { Lexicon } from "./lexicon.ts"
import { createPhrases, getPhraseLength } from "./phrases.ts"
import { parseTokens, type Token } from "./tokens.ts"

/** A recognised part of the input. */
export type UnderstoodPart =
  | {
      readonly kind: "value"
      readonly field: string
      readonly value: string
      /** The child value, if any. */
      readonly child: string | null
      readonly isExcluded: boolean
    }
  | { readonly kind: "range"; readonly field: string; readonly min: number | null; readonly max: number | null }

export interface Understood {
  /** The recognised parts in order, without duplicates. */
  readonly parts: readonly UnderstoodPart[]
  /** The unrecognised words, as they were typed. */
  readonly rest: string
}

/** The maximum length of an input that is read. */
const MAX_LENGTH = 200

/**
 * Recognises filters in a visitor's input: `volvo diesel under 20 000 mil` is a brand, a fuel and a mileage. The same
 * input gives the same result for the same stock, and nothing is recognised in the remaining words. Spec 2 §2.1, §2.2.
 */
export function parseSearchWords(text: string, choosable: Choosable): Understood {
  const amounts = new Amounts(choosable)
  const lexicon = new Lexicon(choosable)
  const parts: UnderstoodPart[] = []
  let rest = text.slice(0, MAX_LENGTH)
  for (;;) {
    const tokens = parseTokens(rest, choosable.language, amounts)
    const read = readOnce(tokens, { choosable, amounts, lexicon, parts })
    parts.push(...read.parts.filter((part) => !parts.some((item) => isSame(item, part))))
    // Words that were apart are adjacent now and can have a meaning together.
    const left = read.rest.map(({ typed }) => typed).join(" ")
    if (left === rest) return { parts: removeParents(mergeRanges(parts)), rest }
    rest = left
  }
}

interface Reader {
  readonly choosable: Choosable
  readonly amounts: Amounts
  readonly lexicon: Lexicon
  /** The parts that are recognised so far. */
  readonly parts: readonly UnderstoodPart[]
}

function readOnce(tokens: readonly Token[], { choosable, amounts, lexicon, parts: known }: Reader) {
  const { language } = choosable
  const not = createPhrases(GRAMMARS[language].not, language)
  const or = createPhrases(GRAMMARS[language].or, language)
  const noise = createPhrases([...GRAMMARS[language].noise, ...GRAMMARS[language].or], language)
  const and = createPhrases(GRAMMARS[language].and, language)
  const parts: UnderstoodPart[] = []
  const rest: Token[] = []
  /** The field of a directly preceding excluded value. */
  let leftOut: string | null = null
  const findJoint = (at: number): number => {
    if (leftOut === null) return 0
    const length = getPhraseLength(tokens, at, and)
    const next = length > 0 ? lexicon.find(tokens, at + length, listParents([...known, ...parts])) : null
    // "not a BMW and automatic" wants an automatic; "or" extends the exclusion.
    return getPhraseLength(tokens, at, or) || (next?.value.field === leftOut ? length : 0)
  }
  /** The end of the words that a negation without a recognised value applies to; values before it are not selected. */
  let doubtful = 0
  for (let at = 0; at < tokens.length; ) {
    const negation = getPhraseLength(tokens, at, not) || findJoint(at)
    leftOut = null
    // "not a …"
    const from = negation > 0 ? at + negation + getPhraseLength(tokens, at + negation, noise) : at
    const named = lexicon.find(tokens, from, listParents([...known, ...parts]))
    const amount =
      named !== null && named.length > 1
        ? null
        : negation > 0
          ? amounts.findNegated(tokens, from)
          : amounts.find(tokens, from)
    if (at < doubtful) {
      rest.push(tokens[at] as Token)
      at += 1
    } else if (amount !== null && !isNumberOfModel(named, tokens[from])) {
      parts.push(...amount.parts)
      if (amount.parts.length === 0) rest.push(...tokens.slice(at, from + amount.length))
      at = from + amount.length
    } else if (named !== null) {
      const { field, value, child } = named.value
      parts.push({ kind: "value", field, value, child, isExcluded: negation > 0 })
      if (negation > 0) leftOut = field
      at = from + named.length
    } else {
      const length = negation > 0 ? 0 : isLoneSign(tokens, at) ? 1 : getPhraseLength(tokens, at, noise)
      if (length === 0) rest.push(tokens[at] as Token)
      at += Math.max(length, 1)
      if (negation > 0) doubtful = from + REACH
    }
  }
  return { parts, rest }
}

/** The maximum number of words from a negation to its subject: "not your usual …". */
const REACH = 3

/** Returns whether a token is a plus, or a dash that is not between two numbers, which have no meaning alone. */
function isLoneSign(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word
  return word === "+" || (word === "–" && ![-1, 1].every((step) => /\d/.test(tokens[at + step]?.word ?? "")))
}

/** Returns whether a number is a model of a named brand, so no year and no price. */
function isNumberOfModel(named: ReturnType<Lexicon["find"]>, token: Token | undefined): boolean {
  return named !== null && /^\d/.test(token?.word ?? "")
}

function listParents(parts: readonly UnderstoodPart[]): readonly string[] {
  return parts.flatMap((part) => (part.kind === "value" && !part.isExcluded ? [part.value] : []))
}

/** Removes a brand when one of its models is named. */
function removeParents(parts: readonly UnderstoodPart[]): readonly UnderstoodPart[] {
  const isParent = (part: UnderstoodPart) =>
    part.kind === "value" &&
    part.child === null &&
    parts.some(
      (item) =>
        item.kind === "value" &&
        item.child !== null &&
        item.isExcluded === part.isExcluded &&
        item.field === part.field &&
        item.value === part.value,
    )
  return parts.filter((part) => !isParent(part))
}

function isSame(a: UnderstoodPart, b: UnderstoodPart): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Merges two ends of a range into one range; of two equal ends the later is used. */
function mergeRanges(parts: readonly UnderstoodPart[]): readonly UnderstoodPart[] {
  const merged: UnderstoodPart[] = []
  for (const part of parts) {
    const at = merged.findIndex((item) => part.kind === "range" && item.kind === "range" && item.field === part.field)
    const previous = merged[at]
    if (part.kind !== "range" || previous?.kind !== "range") merged.push(part)
    else merged[at] = mergeRangeParts(previous, part)
  }
  return merged
}

type RangePart = Extract<UnderstoodPart, { readonly kind: "range" }>

function mergeRangeParts(a: RangePart, b: RangePart): RangePart {
  const [min, max] = [b.min ?? a.min, b.max ?? a.max]
  return min !== null && max !== null && min > max ? b : { ...b, min, max }
}
