import { isWithinOneEdit } from "../rules/edits.ts"
import { isTypoTolerated, type Language, splitWords } from "../rules/words.ts"
import { type Choosable, type ChoosableValue, PLACE } from "./choosable.ts"
import { type EquipmentNames, getEquipmentNames } from "./equipment.ts"
import { isSlip, isSoundAlike } from "./slips.ts"
import { joinAll, listStems, listVariants } from "./stems.ts"
import { EQUIPMENT, getConcepts } from "./synonyms/synonyms.ts"
import type { Token } from "./tokens.ts"

/** A map from names to values. Each name is written as one word, so that `xc60` and `xc 60` have the same key. */
type Names = Map<string, ChoosableValue[]>

const MAX_WORDS_OF_A_NAME = 5
/** The maximum number of words in a phrase that may match a name despite different endings or a typo. */
const MAX_INEXACT_WORDS = 3
const MIN_LETTERS = 3
/**
 * The separator between the stems of several words. Without it, "Mercedes E" could be mistaken for an inflected form of
 * "Mercedes".
 */
const GAP = " "
const DIGITS = /^\d+$/
const DIGITS_AND_LETTERS = /\d\p{L}|\p{L}\d/u

const EQUIPMENT_FIELD = "car_equipment"

interface FoundEquipment {
  readonly value: ChoosableValue | null
  readonly words: string
  readonly length: number
}

const CODES: Readonly<Record<string, string>> = { "car_has_campaign_price true": "campaign" }

const FAMILY_BODIES: readonly string[] = ["estate", "suv", "mpv"]

export class Lexicon {
  readonly #language: Language
  readonly #exact: Names = new Map()
  readonly #synonyms: Names = new Map()
  readonly #stems: Names = new Map()
  /** The models of all brands. The keys consist of the brand and the model in one word, such as `mazda2`. */
  readonly #glued: Names = new Map()
  readonly #beginnings: Names = new Map()
  readonly #series: Names = new Map()
  readonly #brands: Names = new Map()
  readonly #phrases: (readonly [words: readonly string[], value: ChoosableValue])[] = []
  readonly #equipment: EquipmentNames
  readonly #stockLanguage: Language
  /** The equipment values of the stock, each with the words of its name. */
  readonly #fitted: readonly (readonly [words: readonly string[], value: ChoosableValue])[]
  readonly #bodies: ChoosableValue[] = []

  constructor({ language, stockLanguage, values }: Choosable) {
    this.#language = language
    const getWords = getConceptReader(language, stockLanguage)
    this.#fitted = values.flatMap((value) => {
      if (value.field !== EQUIPMENT_FIELD) return []
      return [[splitWords(value.value, stockLanguage), value] as const]
    })
    this.#stockLanguage = stockLanguage
    const withChildren = new Set(values.flatMap(({ field, child }) => (child === null ? [] : [field])))
    for (const value of values) {
      if (value.field === EQUIPMENT_FIELD) continue
      const text = (value.child ?? value.value).replaceAll("×", "x")
      const words = splitWords(text, language)
      const name = words.join("")
      if (name === "" || (DIGITS.test(name) && value.child === null)) continue
      const code = CODES[`${value.field} ${value.value}`]
      const { concepts, synonyms } = getWords(splitWords(text, stockLanguage).join(""), code)
      if (FAMILY_BODIES.some((body) => concepts.includes(body))) this.#bodies.push(value)
      addName(this.#exact, name, value)
      if (words.length > 1) this.#phrases.push([words, value])
      if (value.child !== null) addName(this.#glued, splitWords(value.value, language).join("") + name, value)
      else if (withChildren.has(value.field)) addName(this.#brands, name, value)
      for (const stem of this.#listNameStems(words)) addName(this.#stems, stem, value)
      for (const phrase of synonyms) {
        addName(this.#synonyms, phrase.join(""), value)
        for (const stem of this.#listNameStems(phrase)) addName(this.#stems, stem, value)
      }
      if (!withChildren.has(value.field) && value.field !== PLACE) continue
      for (const series of listSeriesNames(words)) addName(this.#series, series, value)
      for (const start of listStarts(words)) {
        for (const word of [start, ...getWords(start).synonyms.map((phrase) => phrase.join(""))]) {
          addName(this.#beginnings, word, value)
          if (value.child === null && word.length > MIN_LETTERS) addName(this.#brands, word, value)
        }
      }
    }
    this.#equipment = getEquipmentNames(language, stockLanguage)
  }

  get familyBodies(): readonly ChoosableValue[] {
    return this.#bodies
  }

  /**
   * Finds the value whose name starts at a position, preferring the longest name. Returns the value and the number of
   * tokens in its name, or `null` if there is no such value.
   */
  find(
    tokens: readonly Token[],
    at: number,
    parents: readonly string[],
  ): { readonly value: ChoosableValue; readonly length: number } | null {
    for (const words of listNames(tokens, at)) {
      const value = this.#findNamed(words, parents)
      if (value !== null) return { value, length: words.length }
    }
    return null
  }

  /**
   * Finds the equipment whose name starts at a position. Returns the matching value of the stock if there is exactly
   * one, the search words for the equipment, and the number of tokens in the name.
   */
  findEquipment(tokens: readonly Token[], at: number): FoundEquipment | null {
    for (const names of listNames(tokens, at)) {
      if (names.length > MAX_INEXACT_WORDS) continue
      const stems = joinAll(names.map((name) => listStems(name, this.#language)))
      const texts = findFirst(stems, (stem) => this.#equipment.get(stem) ?? null)
      if (texts === null) continue
      // The typed words are more specific than the synonyms of a concept: "adaptive cruise control".
      const value = this.#findFitted([names.join(" ")]) ?? this.#findFitted(texts)
      return { value, words: texts[0] ?? "", length: names.length }
    }
    return null
  }

  /**
   * Finds the equipment value whose name contains all words of at least one of the texts. Returns `null` if no value or
   * more than one value matches.
   */
  #findFitted(texts: readonly string[]): ChoosableValue | null {
    const phrases = texts.map((text) => splitWords(text, this.#stockLanguage))
    const named = this.#fitted.filter(([words]) =>
      phrases.some((phrase) => phrase.length > 0 && phrase.every((word) => words.includes(word))),
    )
    return named.length === 1 ? (named[0]?.[1] ?? null) : null
  }

  /**
   * Finds the two values that form a compound, such as "dieselkombi" (diesel estate). A make or model cannot be part of
   * a compound.
   */
  findCompound(word: string): readonly ChoosableValue[] {
    for (let length = 2; length <= word.length - MIN_LETTERS; length++) {
      const [first, second] = [word.slice(0, length), word.slice(length)].map((part, place) => {
        const value =
          selectValue(this.#exact.get(part) ?? this.#synonyms.get(part), []) ??
          (place === 1 ? this.#findStem([part], []) : null)
        return value === null || this.#isOfMake(value) ? null : value
      })
      if (first && second && first.field !== second.field) return [first, second]
    }
    return []
  }

  #isOfMake({ field, child }: ChoosableValue): boolean {
    return child !== null || [...this.#brands.values()].some(([brand]) => brand?.field === field)
  }

  #findNamed(words: readonly string[], parents: readonly string[]): ChoosableValue | null {
    const name = words.join("")
    const exact = selectValue(this.#exact.get(name) ?? this.#glued.get(name), parents)
    // A number is the name of a model only after the name of its brand.
    if (DIGITS.test(name)) {
      const numbered = exact ?? getOnlyOne(this.#beginnings.get(name), parents)
      return numbered !== null && parents.includes(numbered.value) ? numbered : null
    }
    const synonym = selectValue(this.#synonyms.get(name), parents)
    // "Convertible" alone is rather a body than the model of that name.
    const isWhole = exact?.child === null || synonym?.child !== null || (exact && parents.includes(exact.value))
    const value = (isWhole ? (exact ?? synonym) : synonym) ?? exact
    if (value !== null) return value
    const beginning = getOnlyOne(this.#beginnings.get(name) ?? this.#series.get(name), parents)
    // The first word of several names is no typo in one of them: "Model S" is not "Model Y".
    const mayBeTypo = words.length <= MAX_INEXACT_WORDS && !this.#beginnings.has(name)
    const inexact =
      beginning ??
      (words.length > MAX_INEXACT_WORDS ? null : this.#findStem(words, parents)) ??
      (mayBeTypo ? this.#findNearly(words, parents) : null)
    // "Polestar 2 long range" is no Range Rover.
    return inexact !== null && inexact.child !== null && this.#hasOtherMake(inexact, parents) ? null : inexact
  }

  #hasOtherMake({ value }: ChoosableValue, parents: readonly string[]): boolean {
    const makes = [...this.#brands.values()].flat().map((brand) => brand.value)
    return !parents.includes(value) && parents.some((parent) => makes.includes(parent))
  }

  /**
   * Finds the value whose name matches the typed words after their endings are removed. As few letters as possible are
   * removed.
   */
  #findStem(words: readonly string[], parents: readonly string[]): ChoosableValue | null {
    const stems = joinAll(
      words.map((word) => listStems(word, this.#language)),
      GAP,
    )
    const names = stems.slice(1).map((stem) => stem.replaceAll(GAP, ""))
    return (
      findFirst(names, (name) => selectValue(this.#exact.get(name) ?? this.#synonyms.get(name), parents)) ??
      findFirst(stems, (stem) => selectValue(this.#stems.get(stem), parents)) ??
      findFirst(names, (name) => getOnlyOne(this.#beginnings.get(name), parents))
    )
  }

  /**
   * Finds the value whose name differs from the typed words by one typo, if there is only one such value. For short
   * words, only typical misspellings of a make are accepted.
   */
  #findNearly(words: readonly string[], parents: readonly string[]): ChoosableValue | null {
    const [word = "", ...others] = words
    if (others.length > 0) {
      const isNear = (typed: string, name = "") =>
        typed === name || (isTypoTolerated(typed) && isTypoTolerated(name) && isWithinOneEdit(typed, name))
      const near = this.#phrases.filter(
        ([names]) => names.length === words.length && words.every((typed, place) => isNear(typed, names[place])),
      )
      return getOnlyOne(
        near.map(([, value]) => value),
        parents,
      )
    }
    const make = getOnlyOne(
      [...this.#brands].flatMap(([name, values]) => (isSlip(word, name) || isSoundAlike(word, name) ? values : [])),
      [],
    )
    if (make !== null || !isTypoTolerated(word)) return make
    const near = [this.#exact, this.#synonyms, this.#beginnings].flatMap((names) =>
      [...names].flatMap(([other, values]) => (isTypoTolerated(other) && isWithinOneEdit(word, other) ? values : [])),
    )
    return getOnlyOne(near, parents)
  }

  #listNameStems(words: readonly string[]): readonly string[] {
    const apart = joinAll(
      words.map((word) => listVariants(word, this.#language)),
      GAP,
    )
    return words.length === 1 ? apart : [...apart, ...listVariants(words.join(""), this.#language)]
  }
}

type ConceptReader = ReturnType<typeof createConceptReader>

const READERS = new Map<string, ConceptReader>()

function getConceptReader(language: Language, stockLanguage: Language): ConceptReader {
  const key = `${language} ${stockLanguage}`
  const reader = READERS.get(key) ?? createConceptReader(language, stockLanguage)
  READERS.set(key, reader)
  return reader
}

function createConceptReader(language: Language, stockLanguage: Language) {
  const named = new Map<string, string[]>()
  for (const [concept, texts] of Object.entries(getConcepts(stockLanguage)))
    for (const text of texts) {
      const name = splitWords(text, stockLanguage).join("")
      named.set(name, [...(named.get(name) ?? []), concept])
    }
  const words = new Map<string, (readonly string[])[]>()
  for (const spoken of new Set([language, stockLanguage]))
    for (const [concept, texts] of Object.entries(getConcepts(spoken)))
      words.set(concept, [...(words.get(concept) ?? []), ...texts.map((text) => splitWords(text, language))])
  return (name: string, code?: string) => {
    const concepts = (code === undefined ? (named.get(name) ?? []) : [code]).filter(
      (concept) => !EQUIPMENT.includes(concept),
    )
    return { concepts, synonyms: concepts.flatMap((concept) => words.get(concept) ?? []) }
  }
}

function listNames(tokens: readonly Token[], at: number): readonly (readonly string[])[] {
  if (tokens[at]?.word === "–") return []
  const longest = Math.min(MAX_WORDS_OF_A_NAME, tokens.length - at)
  return Array.from({ length: longest }, (_, place) =>
    tokens.slice(at, at + longest - place).map(({ word }) => word.replaceAll("–", "")),
  )
}

function findFirst<Item, Result>(items: readonly Item[], find: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const result = find(item)
    if (result !== null) return result
  }
  return null
}

const SERIES: readonly string[] = ["serie", "series", "sarja", "klass", "klasse", "class", "rad", "trieda"]

/** Lists the spellings of a series name in all languages, such as "3-serie", "3-sarja" and "Rad 3". */
function listSeriesNames(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => SERIES.includes(word))
  const id = words[at === 0 ? 1 : at - 1]
  return at === -1 || id === undefined ? [] : SERIES.flatMap((word) => [id + word, word + id])
}

function listStarts(words: readonly string[]): readonly string[] {
  const starts = words.slice(1).map((_, place) => words.slice(0, place + 1).join(""))
  return starts.filter((start) => start.length >= MIN_LETTERS || DIGITS_AND_LETTERS.test(start) || DIGITS.test(start))
}

function addName(names: Names, name: string, value: ChoosableValue): void {
  const known = names.get(name)
  if (known === undefined) names.set(name, [value])
  else if (!known.includes(value)) known.push(value)
}

/**
 * Selects one of several values, or returns `null` if there are none. Child values of selected values are preferred,
 * followed by values without a parent. Among the preferred values of the same field, the most frequent one is selected.
 */
function selectValue(values: readonly ChoosableValue[] = [], parents: readonly string[]): ChoosableValue | null {
  const below = values.filter(({ value, child }) => child !== null && parents.includes(value))
  const all = below.length > 0 ? below : values
  const first = all.find(({ child }) => child === null) ?? all[0]
  if (first === undefined) return null
  const rivals = all.filter(({ field, child }) => field === first.field && (child === null) === (first.child === null))
  return rivals.reduce((best, item) => (item.count > best.count ? item : best))
}

function getOnlyOne(values: readonly ChoosableValue[] = [], parents: readonly string[]): ChoosableValue | null {
  const below = values.filter(({ value, child }) => child !== null && parents.includes(value))
  const all = new Set(below.length > 0 ? below : values)
  const [only] = all
  return all.size === 1 && only !== undefined ? only : null
}
