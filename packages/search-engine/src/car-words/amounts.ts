import { type Language, normalizeText } from "../rules/words.ts"
import type { Choosable } from "./choosable.ts"
import { GRAMMARS } from "./grammar.ts"
import type { Unit } from "./grammar.types.ts"
import { MEASURES, PERIODS } from "./measures.ts"
import type { UnderstoodPart } from "./parse-search-words.ts"
import { createPhrases, getPhraseLength, type Phrases } from "./phrases.ts"
import type { Token, UnitWords } from "./tokens.ts"

/**
 * The filters that were recognised in a phrase. `parts` is empty if the phrase contains a number but there is no filter
 * for this number.
 */
interface Found {
  readonly parts: readonly Exclude<UnderstoodPart, { readonly kind: "near" }>[]
  readonly length: number
}

interface Amount {
  readonly number: number
  readonly unit: Unit | null
  /**
   * The factor by which the typed number was multiplied: 1000 for numbers in thousands, such as "20k", otherwise 1.
   */
  readonly scale: 1 | 1000
  /** True if the digits are followed by a plus sign, as in `5+ seats`. */
  readonly isLeast: boolean
  readonly length: number
}

const OPPOSITE = { below: "above", above: "below" } as const

type Relation = "below" | "above" | "exactly"

const YEARS = { from: 1950, to: 2060 }
/** The smallest number without a unit that is recognised as a price. */
const LEAST_PRICE = 1000
const MOST = 999_999_999
/** The smallest number with a currency that is recognised as a price. */
const LEAST_MONEY = 100
const HP_PER_KW = 1.35962
const KM_PER: Readonly<Record<"mil" | "km" | "miles", number>> = { mil: 10, km: 1, miles: 1.609344 }

const UNITS: readonly Unit[] = [
  "emission",
  "month",
  "mil",
  "km",
  "miles",
  "money",
  "hp",
  "kw",
  "seats",
  "doors",
  "thousands",
]
const COUNTED: readonly Unit[] = ["seats", "doors"]
const UNITS_OF_MANY: readonly Unit[] = ["month", "mil", "km", "miles", "money", "thousands"]
/**
 * The relations that apply to a unit if the phrase contains no word such as "under". For other units, the default is a
 * maximum, except that years, seats and doors must match exactly.
 */
const USUALLY: Readonly<Partial<Record<Unit, Relation>>> = { hp: "above", kw: "above", range: "above" }

const MAX_DISTANCE_KM = 500

function getMileageUnit(language: Language): "mil" | "km" | "miles" {
  return language === "sv" ? "mil" : language === "en" ? "miles" : "km"
}

/** The parser for numbers with their words: "under 20 000 mil", "2018–2020", "150 hk", "7 sits". */
export class Amounts implements UnitWords {
  readonly #stockLanguage: Language
  readonly #phrases: Readonly<
    Record<
      | "below"
      | "above"
      | "between"
      | "and"
      | "orMore"
      | "orLess"
      | "newerThan"
      | "olderThan"
      | "topics"
      | "noise"
      | "plates",
      Phrases
    >
  >
  readonly #measures: Phrases
  readonly #periods: Phrases
  readonly #units: ReadonlyMap<Unit, Phrases>
  readonly #quantities: readonly (readonly [Unit, Phrases])[]
  readonly #numbers: ReadonlyMap<string, number>
  readonly #choosable: Choosable

  constructor(choosable: Choosable) {
    const { language, stockLanguage } = choosable
    const grammar = GRAMMARS[language]
    const parseAll = (texts: readonly string[]) => createPhrases(texts, language)
    this.#stockLanguage = stockLanguage
    this.#choosable = choosable
    this.#phrases = {
      below: parseAll(grammar.below),
      above: parseAll(grammar.above),
      between: parseAll(grammar.between),
      and: parseAll(grammar.and),
      orMore: parseAll([...grammar.orMore, "+"]),
      orLess: parseAll(grammar.orLess),
      newerThan: parseAll(grammar.newerThan),
      olderThan: parseAll(grammar.olderThan),
      topics: parseAll(grammar.topics),
      noise: parseAll(grammar.noise),
      plates: parseAll(stockLanguage === "en" ? grammar.plates : []),
    }
    this.#measures = parseAll(MEASURES)
    this.#periods = parseAll(PERIODS)
    this.#units = new Map(
      [...UNITS, "year" as const, "range" as const].map((unit) => [
        unit,
        parseAll([...new Set([...grammar.units[unit], ...GRAMMARS[stockLanguage].units[unit]])]),
      ]),
    )
    this.#numbers = new Map(
      Object.entries(grammar.numbers).map(([word, number]) => [normalizeText(word, language), number]),
    )
    const { year, range } = grammar.units
    const quantities = Object.entries({ ...grammar.quantities, year, range }) as [Unit, readonly string[]][]
    this.#quantities = quantities.map(([unit, texts]) => [unit, parseAll(texts)])
  }

  readonly isUnit = (word: string): boolean =>
    this.#isOneOf(UNITS, word) || this.#phrases.plates.some(([plate]) => plate === word)

  readonly isUnitOfFew = (word: string): boolean => this.#isOneOf(COUNTED, word)

  readonly isUnitOfMany = (word: string): boolean => this.#isOneOf(UNITS_OF_MANY, word)

  readonly readNumberWord: UnitWords["readNumberWord"] = (word, next) => {
    const number = this.#numbers.get(word)
    if (number !== undefined) return this.#isOneOf(COUNTED, next) ? { number, length: word.length } : null
    for (const [start, value] of this.#numbers)
      if (word.startsWith(start) && this.#isOneOf(COUNTED, word.slice(start.length)))
        return { number: value, length: start.length }
    return null
  }

  /** Parses a distance such as "20 miles". Returns the distance in kilometres and the number of its tokens. */
  findDistance(tokens: readonly Token[], at: number): { readonly km: number; readonly length: number } | null {
    const amount = this.#amount(tokens, at)
    const unit = amount?.unit
    if (!amount || (unit !== "mil" && unit !== "km" && unit !== "miles")) return null
    const km = Math.round(amount.number * KM_PER[unit])
    return km <= MAX_DISTANCE_KM ? { km, length: amount.length } : null
  }

  #isOneOf(units: readonly Unit[], word: string): boolean {
    return units.some((unit) => this.#unitPhrases(unit).some((phrase) => phrase.length === 1 && phrase[0] === word))
  }

  find(tokens: readonly Token[], at: number): Found | null {
    return this.#ofTopic(tokens, at, this.#span(tokens, at) ?? this.#years(tokens, at) ?? this.#single(tokens, at))
  }

  /**
   * Parses a limit after a negation: "not over 20 000" is a maximum. Returns `null` when the number is not a limit.
   */
  findNegated(tokens: readonly Token[], at: number): Found | null {
    if (this.#span(tokens, at) !== null) return null
    return this.#ofTopic(tokens, at, this.#years(tokens, at, true) ?? this.#single(tokens, at, true))
  }

  /**
   * Removes the filters for a number if an adjacent word makes the number approximate or gives it another meaning, as
   * in "£500 off".
   */
  #ofTopic(tokens: readonly Token[], at: number, match: Found | null): Found | null {
    if (match === null) return null
    const { topics, noise } = this.#phrases
    const end = at + match.length
    const after = end + getPhraseLength(tokens, end, noise)
    const isBefore = [1, 2].some((back) => {
      const isNext = back === 1 || getPhraseLength(tokens, at - 1, noise) === 1
      return isNext && getPhraseLength(tokens, at - back, topics) === 1
    })
    const isYear = match.parts.some(({ field }) => field === "car_year")
    const isAfter = [topics, this.#measures, ...(isYear ? [] : [this.#periods])].some(
      (phrases) => getPhraseLength(tokens, after, phrases) > 0,
    )
    return isBefore || isAfter ? { ...match, parts: [] } : match
  }

  /** Parses a range such as "mellan 2018 och 2020" or "100 000 – 200 000 kr". */
  #span(tokens: readonly Token[], at: number): Found | null {
    const ahead = this.#quantity(tokens, at)
    const opening =
      getPhraseLength(tokens, ahead.at, this.#phrases.between) || getPhraseLength(tokens, ahead.at, this.#phrases.above)
    const from = ahead.at + opening
    const least = this.#amount(tokens, from)
    if (least === null) return tokens[from]?.number === 0 ? this.#spanFromZero(tokens, at, from, ahead.unit) : null
    const and = getPhraseLength(tokens, from + least.length, this.#phrases.and)
    if (and === 0) return null
    const most = this.#amount(tokens, from + least.length + and)
    if (most === null) return null
    const unit = resolveUnit(most.unit ?? least.unit, ahead.unit)
    // "100–200 tkr", "£10–15k"
    const sharesScale = least.unit === null || (least.unit === "money" && least.number < LEAST_PRICE)
    const lowest = sharesScale && least.scale === 1 ? least.number * most.scale : least.number
    // "£200–£300 per month", "10k–20k miles": what the latter is of is meant of both.
    const isMoney = least.unit === "money" && (least.scale === 1000 || unit === "month")
    const low = this.#meaning(lowest, isMoney ? unit : (least.unit ?? unit), "above")
    const high = this.#meaning(most.number, unit, "below")
    if (low === null || high === null || low.field !== high.field) return null
    return this.#found(low.field, { min: low.number, max: high.number }, from + least.length + and + most.length - at)
  }

  #spanFromZero(tokens: readonly Token[], at: number, from: number, quantity: Unit | null): Found | null {
    const and = getPhraseLength(tokens, from + 1, this.#phrases.and)
    const most = and === 0 ? null : this.#amount(tokens, from + 1 + and)
    const high = most && this.#meaning(most.number, resolveUnit(most.unit, quantity), "below")
    if (!high || high.field === "car_year") return null
    return this.#found(high.field, { min: null, max: high.number }, from + 1 + and + most.length - at)
  }

  /** Parses a limit on the model year, such as "nyare än 2020" or "före 2015". */
  #years(tokens: readonly Token[], at: number, isNegated = false): Found | null {
    const newer = getPhraseLength(tokens, at, this.#phrases.newerThan)
    const from = at + (newer || getPhraseLength(tokens, at, this.#phrases.olderThan))
    const year = from === at ? null : this.#amount(tokens, from)
    if (
      year === null ||
      (year.unit !== null && year.unit !== "year") ||
      year.number < YEARS.from ||
      year.number > YEARS.to
    )
      return null
    const isNewer = newer > 0
    const off = isNegated ? 0 : isNewer ? 1 : -1
    const limits = isNewer === isNegated ? { min: null, max: year.number + off } : { min: year.number + off, max: null }
    return this.#found("car_year", limits, from + year.length - at)
  }

  /** Parses a single number such as "under 20 000 mil", "från 2020", "2020 eller nyare" or "150 hk". */
  #single(tokens: readonly Token[], at: number, isNegated = false): Found | null {
    const ahead = this.#quantity(tokens, at)
    const below = getPhraseLength(tokens, ahead.at, this.#phrases.below)
    const above = below > 0 ? 0 : getPhraseLength(tokens, ahead.at, this.#phrases.above)
    const inner = this.#quantity(tokens, ahead.at + below + above)
    const from = inner.at
    const amount = this.#amount(tokens, from)
    if (amount === null || this.#isInSpan(tokens, at, from + amount.length)) return null
    const range = getPhraseLength(tokens, from + amount.length, this.#unitPhrases("range"))
    const more = range || getPhraseLength(tokens, from + amount.length, this.#phrases.orMore)
    const less = more > 0 ? 0 : this.#orLess(tokens, from + amount.length)
    const after = more + less
    const affirmed = below > 0 || less > 0 ? "below" : above > 0 || more > 0 || amount.isLeast ? "above" : null
    if (isNegated && affirmed === null) return null
    const said = isNegated ? OPPOSITE[affirmed ?? "below"] : affirmed
    const quantity = ahead.unit ?? inner.unit
    if (affirmed === null && isVague(quantity, amount)) return null
    const unit = range > 0 ? "range" : resolveUnit(amount.unit, quantity)
    const distance = (unit === "range" && this.#rangeIn(amount)) || amount.number
    const meaning = this.#meaning(distance, unit, said)
    if (meaning === null) return null
    const relation = said ?? meaning.relation
    const limits = {
      min: relation === "below" ? null : meaning.number,
      max: relation === "above" ? null : meaning.number,
    }
    return this.#found(meaning.field, limits, from + amount.length + after - at)
  }

  /**
   * Returns true if a number is part of a range with a dash, such as "2018–2020". The numbers of a range are not parsed
   * as separate limits, even if the range is invalid.
   */
  #isInSpan(tokens: readonly Token[], start: number, end: number): boolean {
    return [start - 1, end].some(
      (dash) => tokens[dash]?.word === "–" && [-1, 1].every((step) => /\d/.test(tokens[dash + step]?.word ?? "")),
    )
  }

  /**
   * Returns the number of tokens in a phrase such as "or less" or "max" after a number. Returns 0 if the phrase belongs
   * to the next number.
   */
  #orLess(tokens: readonly Token[], at: number): number {
    const length = getPhraseLength(tokens, at, this.#phrases.orLess)
    return this.#amount(tokens, at + length) === null ? length : 0
  }

  /**
   * Converts the driving range of an electric car to miles if the language of the stock is English, and otherwise to
   * kilometres. Returns `null` if the number does not have a unit of distance.
   */
  #rangeIn({ number, unit }: Amount): number | null {
    if (unit !== "mil" && unit !== "km" && unit !== "miles") return null
    return Math.round((number * KM_PER[unit]) / KM_PER[this.#stockLanguage === "en" ? "miles" : "km"])
  }

  /**
   * Parses the name of a measured property before a number, such as "årsmodell" (model year) or "räckvidd" (driving
   * range).
   */
  #quantity(tokens: readonly Token[], at: number): { readonly unit: Unit | null; readonly at: number } {
    for (const [unit, phrases] of this.#quantities) {
      const length = getPhraseLength(tokens, at, phrases)
      if (length > 0) return { unit, at: at + length + getPhraseLength(tokens, at + length, this.#phrases.noise) }
    }
    return { unit: null, at }
  }

  #amount(tokens: readonly Token[], at: number): Amount | null {
    const sign = getPhraseLength(tokens, at, this.#unitPhrases("money"))
    if (sign > 0) {
      const amount = this.#amount(tokens, at + sign)
      const isPrice = amount?.unit === null || amount?.unit === "money" || amount?.unit === "month"
      return amount && isPrice ? { ...amount, unit: amount.unit ?? "money", length: amount.length + sign } : null
    }
    const { number: amount, word = "" } = tokens[at] ?? {}
    if (amount === undefined || amount > MOST) return null
    const plates = getPhraseLength(tokens, at + 1, this.#phrases.plates)
    if (plates > 0) {
      const year = getPlateYear(word)
      return year === null ? null : { number: year, unit: "year", scale: 1, isLeast: false, length: 1 + plates }
    }
    let scale: 1 | 1000 = 1
    const isLeast = tokens[at + 1]?.word === "+"
    let length = isLeast ? 2 : 1
    let unit: Unit | null = null
    // "20k miles" and "200 tusen kr" have two: how many, and of what; "250 kr i månaden" how much, and how often.
    for (const _ of [1, 2, 3]) {
      const next = this.#unitAt(tokens, at + length)
      if (next === null || !isContinued(unit, next.unit)) break
      if (next.unit === "thousands") scale = 1000
      unit = next.unit
      length += next.length
    }
    const number = Math.round(amount * scale)
    // A fraction of something that is not counted in thousands is a word of another topic.
    const isPart = scale === 1 && /\D/.test(word) && amount !== Number(word.replaceAll(/\D/g, ""))
    if (number === 0 || isPart) return null
    return { number, unit: unit === "thousands" ? "money" : unit, scale, isLeast, length }
  }

  /** Parses the unit at a position. If a word has several meanings, returns the unit that is first in `UNITS`. */
  #unitAt(tokens: readonly Token[], at: number): { readonly unit: Unit; readonly length: number } | null {
    for (const unit of UNITS) {
      const length = getPhraseLength(tokens, at, this.#unitPhrases(unit))
      if (length > 0) return { unit, length }
    }
    return null
  }

  #unitPhrases(unit: Unit): Phrases {
    return this.#units.get(unit) ?? []
  }

  #meaning(number: number, unit: Unit | null, said: Relation | null) {
    const usually = (unit && USUALLY[unit]) ?? "below"
    const createAmount = (field: string, amount: number, relation: Relation = usually) => ({
      field,
      number: amount,
      relation,
    })
    switch (unit) {
      case "mil":
      case "km":
      case "miles":
        return createAmount(
          "car_mileage",
          Math.round((number * KM_PER[unit]) / KM_PER[getMileageUnit(this.#stockLanguage)]),
        )
      case "range":
        return createAmount("car_electric_range", number)
      case "emission":
        return createAmount("car_emission", number)
      case "money":
        return number < LEAST_MONEY ? null : createAmount("car_price", number)
      case "month":
        return createAmount("car_privateleasing_monthly_cost", number)
      case "hp":
        return createAmount("car_power", number)
      case "kw":
        return createAmount("car_power", Math.round(number * HP_PER_KW))
      case "seats":
        return createAmount("car_seats", number, "exactly")
      case "doors":
        return createAmount("car_doors", number, "exactly")
      default:
        if (number >= YEARS.from && number <= YEARS.to) return createAmount("car_year", number, "exactly")
        return said !== null && number >= LEAST_PRICE && unit === null ? createAmount("car_price", number) : null
    }
  }

  #found(
    field: string,
    { min, max }: { readonly min: number | null; readonly max: number | null },
    length: number,
  ): Found | null {
    if (min !== null && max !== null && min > max) return null
    if (this.#choosable.ranges.includes(field)) return { parts: [{ kind: "range", field, min, max }], length }
    const parts = this.#choosable.values
      .filter((value) => value.field === field && value.child === null && isWithin(Number(value.value), { min, max }))
      .map(({ value }) => ({ kind: "value", field, value, child: null, isExcluded: false }) as const)
    // "8 seats" names no other value, even when no car has eight.
    return { parts, length }
  }
}

const CERTAIN: ReadonlySet<Unit | null> = new Set<Unit>(["year", "range", "month", "emission"])
const DISTANCES: ReadonlySet<Unit | null> = new Set<Unit>(["mil", "km", "miles"])

function resolveUnit(unit: Unit | null, quantity: Unit | null): Unit | null {
  return CERTAIN.has(quantity) ? quantity : (unit ?? quantity)
}

/**
 * True if a number probably does not belong to the property that is named before it, as in "low miles 15000" or "price
 * 2019".
 */
function isVague(quantity: Unit | null, { unit, number }: Amount): boolean {
  if (quantity === null || CERTAIN.has(quantity) || unit !== null) return false
  return DISTANCES.has(quantity) || (number >= YEARS.from && number <= YEARS.to)
}

/**
 * Returns the year for the two digits of a British number plate, or `null` if the digits are not valid on such a plate.
 * Plates with 21 were issued from March 2021, and plates with 71 from September 2021.
 */
function getPlateYear(digits: string): number | null {
  const number = /^\d\d$/.test(digits) ? Number(digits) : 0
  if (number < FIRST_PLATE) return null
  return 2000 + (number > SECOND_HALF ? number - SECOND_HALF : number)
}

const FIRST_PLATE = 2
const SECOND_HALF = 50

/** True if the unit `next` can follow the unit `unit`, for example "a month" after an amount of money. */
function isContinued(unit: Unit | null, next: Unit): boolean {
  return unit === null || unit === "thousands" || (unit === "money" && next === "month")
}

function isWithin(number: number, { min, max }: { readonly min: number | null; readonly max: number | null }): boolean {
  return (min === null || number >= min) && (max === null || number <= max)
}
