import { Amounts } from "./amounts.ts"
import { type Choosable, PLACE } from "./choosable.ts"
import { GRAMMARS } from "./grammar.ts"
import type { Order } from "./grammar.types.ts"
import { Lexicon } from "./lexicon.ts"
import { createPhrases, getPhraseLength } from "./phrases.ts"
import { joinTokens, parseTokens, type Token } from "./tokens.ts"

/** A filter recognised in the visitor's search text. */
export type UnderstoodPart =
  | {
      readonly kind: "value"
      readonly field: string
      readonly value: string
      readonly child: string | null
      readonly isExcluded: boolean
    }
  | { readonly kind: "range"; readonly field: string; readonly min: number | null; readonly max: number | null }
  /** A distance from a place, in kilometres. */
  | { readonly kind: "near"; readonly place: string; readonly within: number }

export interface Understood {
  /** The recognised filters in the order in which they were typed, without duplicates. */
  readonly parts: readonly UnderstoodPart[]
  readonly order: Order | null
  /**
   * The unrecognised words as they were typed. Only names of equipment are replaced by the words that the stock uses.
   */
  readonly rest: string
}

const MAX_LENGTH = 200

/**
 * Recognises filters in a visitor's input. For example, `volvo diesel under 20 000 mil` contains a brand, a fuel and a
 * maximum mileage. The result depends only on the arguments. Pass the values that are already selected as `chosen`,
 * since a selected make limits the models that are recognised. If the remaining words are parsed again with the
 * recognised values as `chosen`, no more filters are found. Spec 2 §2.1, §2.2.
 */
export function parseSearchWords(text: string, choosable: Choosable, chosen: readonly string[] = []): Understood {
  const reader = { ...getReader(choosable), chosen }
  const parts: UnderstoodPart[] = []
  let rest = text.slice(0, MAX_LENGTH)
  let order: Order | null = null
  let isForFamily = false
  for (;;) {
    const read = readOnce(parseTokens(rest, choosable.language, reader.amounts), reader, parts)
    parts.push(...read.parts.filter((part) => !parts.some((item) => isSame(item, part))))
    order = read.order ?? order
    isForFamily ||= read.isForFamily
    // Words that were apart are adjacent now and can have a meaning together.
    const left = joinTokens(read.rest)
    if (left === rest) break
    rest = left
  }
  return { parts: removeParents(mergeRanges(isForFamily ? addFamilyBodies(parts, reader) : parts)), order, rest }
}

interface Reader extends ReturnType<typeof createReader> {
  /** The values that were already selected as filters before the input was parsed. */
  readonly chosen: readonly string[]
}

const READERS = new WeakMap<Choosable, ReturnType<typeof createReader>>()

function getReader(choosable: Choosable) {
  const reader = READERS.get(choosable) ?? createReader(choosable)
  READERS.set(choosable, reader)
  return reader
}

function createReader(choosable: Choosable) {
  const { language, stockLanguage } = choosable
  const grammar = GRAMMARS[language]
  const parseAll = (texts: readonly string[]) => createPhrases(texts, language)
  const orders = Object.entries(grammar.orders) as (readonly [Order, readonly string[]])[]
  return {
    amounts: new Amounts(choosable),
    lexicon: new Lexicon(choosable),
    usualDistance: stockLanguage === "en" ? USUAL_MILES_IN_KM : USUAL_KM,
    orders: orders.map(([order, texts]) => [order, parseAll(texts)] as const),
    not: parseAll(grammar.not),
    or: parseAll(grammar.or),
    and: parseAll(grammar.and),
    noise: parseAll([...grammar.noise, ...grammar.or]),
    family: parseAll(grammar.family),
    within: parseAll(grammar.within),
    from: parseAll(grammar.from),
    near: parseAll(grammar.near),
  }
}

/**
 * The distance in kilometres that applies if "near" is used without a number. It is 50 kilometres or, for a stock in
 * English, 50 miles. The distance filter of the car list offers the same distance.
 */
const USUAL_KM = 50
const USUAL_MILES_IN_KM = 80

function readOnce(tokens: readonly Token[], reader: Reader, known: readonly UnderstoodPart[]) {
  const { amounts, lexicon, not, or, and, noise } = reader
  const parts: UnderstoodPart[] = []
  const rest: Token[] = []
  let order: Order | null = null
  let isForFamily = false
  const getParents = () => [...reader.chosen, ...listParents([...known, ...parts])]
  /**
   * The field of the value that was excluded immediately before the current position, or `null` when there is none.
   */
  let leftOut: string | null = null
  const findJoint = (at: number): number => {
    if (leftOut === null) return 0
    const length = getPhraseLength(tokens, at, and)
    const next = length > 0 ? lexicon.find(tokens, at + length, getParents()) : null
    // "not a BMW and automatic" wants an automatic; "or" extends the exclusion.
    return getPhraseLength(tokens, at, or) || (next?.value.field === leftOut ? length : 0)
  }
  /**
   * The position before which tokens are not parsed as filters. It is set when no value is recognised after a negation.
   */
  let doubtful = 0
  for (let at = 0; at < tokens.length; ) {
    if (at < doubtful) {
      rest.push(tokens[at] as Token)
      at += 1
      leftOut = null
      continue
    }
    const negation = getPhraseLength(tokens, at, not) || findJoint(at)
    leftOut = null
    // "not a …"
    const from = negation > 0 ? at + negation + getPhraseLength(tokens, at + negation, noise) : at
    const near = negation > 0 ? null : readNear(tokens, at, reader)
    const equipment = lexicon.findEquipment(tokens, from)
    const fitted = equipment?.value ?? null
    const named = lexicon.find(tokens, from, getParents())
    const amount =
      named !== null && named.length > 1
        ? null
        : negation > 0
          ? amounts.findNegated(tokens, from)
          : amounts.find(tokens, from)
    const wish = negation > 0 || amount !== null ? null : readWish(tokens, at, reader)
    if (near !== null) {
      parts.push(near.part)
      at += near.length
    } else if (amount !== null && !isNumberOfModel(named, tokens[from])) {
      parts.push(...amount.parts)
      if (amount.parts.length === 0) rest.push(...tokens.slice(at, from + amount.length))
      at = from + amount.length
    } else if (wish !== null && wish.length >= (named?.length ?? 0)) {
      order = wish.order ?? order
      isForFamily ||= wish.order === null
      at += wish.length
    } else if (equipment !== null && fitted !== null && equipment.length >= (named?.length ?? 0)) {
      parts.push({ kind: "value", field: fitted.field, value: fitted.value, child: null, isExcluded: negation > 0 })
      at = from + equipment.length
    } else if (equipment !== null && negation === 0 && equipment.length >= (named?.length ?? 0)) {
      rest.push({ word: equipment.words, typed: equipment.words })
      at += equipment.length
    } else if (named !== null) {
      const { field, value, child } = named.value
      parts.push({ kind: "value", field, value, child, isExcluded: negation > 0 })
      if (negation > 0) leftOut = field
      at = from + named.length
    } else {
      const compound = getPhraseLength(tokens, from, noise) > 0 ? [] : lexicon.findCompound(tokens[from]?.word ?? "")
      parts.push(
        ...compound.map(({ field, value, child }) => ({
          kind: "value" as const,
          field,
          value,
          child,
          isExcluded: negation > 0,
        })),
      )
      if (compound.length > 0) {
        at = from + 1
        continue
      }
      const length = negation > 0 ? 0 : isLoneSign(tokens, at) ? 1 : getPhraseLength(tokens, at, noise)
      if (length === 0) rest.push(tokens[at] as Token)
      at += Math.max(length, 1)
      if (negation > 0) doubtful = from + REACH
    }
  }
  return { parts, rest, order, isForFamily }
}

/** Parses a distance from a place: "within 20 miles of Leeds", "Leeds within 20 miles", "near Leeds". */
function readNear(tokens: readonly Token[], at: number, { amounts, lexicon, ...reader }: Reader) {
  const findPlace = (from: number) => {
    const start = from + getPhraseLength(tokens, from, reader.noise)
    const place = lexicon.find(tokens, start, [])
    return place?.value.field === PLACE ? { place: place.value.value, end: start + place.length } : null
  }
  const findRadius = (start: number) => {
    const within = getPhraseLength(tokens, start, reader.within)
    const distance = amounts.findDistance(tokens, start + within)
    if (distance === null) return null
    const end = start + within + distance.length
    const from = getPhraseLength(tokens, end, reader.from)
    return within + from === 0 ? null : { km: distance.km, end: end + from }
  }
  const createPart = (place: string, within: number) => ({ kind: "near", place, within }) as const
  const near = getPhraseLength(tokens, at, reader.near)
  const around = near > 0 ? findPlace(at + near) : null
  if (around !== null) return { part: createPart(around.place, reader.usualDistance), length: around.end - at }
  const previous = findPlace(at)
  // "Turun lähellä"
  const behind = previous === null ? 0 : getPhraseLength(tokens, previous.end, reader.near)
  if (previous !== null && behind > 0)
    return { part: createPart(previous.place, reader.usualDistance), length: previous.end + behind - at }
  const radius = findRadius(at)
  const centre = findPlace(radius?.end ?? at)
  const after = radius ?? (centre && findRadius(centre.end))
  if (centre === null || after === null) return null
  return { part: createPart(centre.place, after.km), length: Math.max(centre.end, after.end) - at }
}

function readWish(tokens: readonly Token[], at: number, { orders, family, lexicon }: Reader) {
  for (const [order, phrases] of orders) {
    const length = getPhraseLength(tokens, at, phrases)
    // "low miles 15000" names a limit that is not understood.
    if (length > 0 && tokens[at + length]?.number === undefined) return { order, length }
  }
  const length = lexicon.familyBodies.length > 0 ? getPhraseLength(tokens, at, family) : 0
  return length > 0 ? { order: null, length } : null
}

function addFamilyBodies(parts: readonly UnderstoodPart[], { lexicon }: Reader): readonly UnderstoodPart[] {
  const bodies = lexicon.familyBodies.map(
    ({ field, value, child }) => ({ kind: "value", field, value, child, isExcluded: false }) as const,
  )
  const isNamed = parts.some((part) => part.kind === "value" && part.field === bodies[0]?.field && !part.isExcluded)
  return isNamed ? parts : [...parts, ...bodies]
}

/**
 * The number of words after a negation that are not parsed as filters. It applies if the first of these words is not
 * recognised, as in "not your usual …".
 */
const REACH = 3

function isLoneSign(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word
  return word === "+" || (word === "–" && ![-1, 1].every((step) => /\d/.test(tokens[at + step]?.word ?? "")))
}

/** Returns whether a number is a model name, as in "Peugeot 208", rather than a year or a price. */
function isNumberOfModel(named: ReturnType<Lexicon["find"]>, token: Token | undefined): boolean {
  return named !== null && /^\d/.test(token?.word ?? "")
}

function listParents(parts: readonly UnderstoodPart[]): readonly string[] {
  return parts.flatMap((part) => (part.kind === "value" && !part.isExcluded ? [part.value] : []))
}

/** Removes a brand if one of its models was also recognised. */
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
