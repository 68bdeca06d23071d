import { isWithinOneEdit } from "../rules/edits.ts"
import { isTypoTolerated, normalizeText, readSynonyms, splitWords } from "../rules/words.ts"
import type { Choosable, ChoosableValue } from "./choosable.ts"
import { GRAMMARS } from "./grammar.ts"
import { getSynonyms } from "./synonyms/synonyms.ts"
import type { Token } from "./tokens.ts"

/** The values by name, written as one word: `xc60` and `xc 60` are equal. */
type Names = Map<string, ChoosableValue[]>

const MAX_WORDS_OF_A_NAME = 5
const MIN_STEM = 3
const DIGITS = /^\d+$/

/** Finds values by their names: exactly, by a synonym, without an ending, by their beginning, or with a typo. */
export class Lexicon {
  readonly #exact: Names = new Map()
  readonly #synonyms: Names = new Map()
  readonly #stems: Names = new Map()
  /** Models written together with their brand: `mazda2`. */
  readonly #glued: Names = new Map()
  readonly #beginnings: Names = new Map()
  readonly #endings: readonly string[]

  constructor(choosable: Choosable) {
    const { language, values } = choosable
    this.#endings = GRAMMARS[language].endings
      .map((ending) => normalizeText(ending, language))
      .sort((a, b) => b.length - a.length)
    const synonyms = readSynonyms(getSynonyms(language), language)
    const withChildren = new Set(values.flatMap(({ field, child }) => (child === null ? [] : [field])))
    for (const value of values) {
      const words = splitWords((value.child ?? value.value).replaceAll("×", "x"), language)
      const name = words.join("")
      if (name === "" || (DIGITS.test(name) && value.child === null)) continue
      addName(this.#exact, name, value)
      if (value.child !== null) addName(this.#glued, splitWords(value.value, language).join("") + name, value)
      addName(this.#stems, this.#stemOf(name), value)
      for (const word of synonyms.get(name) ?? []) {
        addName(this.#synonyms, word, value)
        addName(this.#stems, this.#stemOf(word), value)
      }
      if (!withChildren.has(value.field)) continue
      for (const start of listStarts(words)) {
        for (const word of [start, ...(synonyms.get(start) ?? [])]) addName(this.#beginnings, word, value)
      }
    }
  }

  /** Finds the value whose name starts here, with its number of tokens; the longest name wins. */
  find(
    tokens: readonly Token[],
    at: number,
    parents: readonly string[],
  ): { readonly value: ChoosableValue; readonly length: number } | null {
    if (tokens[at]?.word === "–") return null
    const longest = Math.min(MAX_WORDS_OF_A_NAME, tokens.length - at)
    for (let length = longest; length > 0; length--) {
      const name = tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join("")
        .replaceAll("–", "")
      const value = this.#named(name, parents, length === 1)
      if (value !== null) return { value, length }
    }
    return null
  }

  #named(name: string, parents: readonly string[], isWord: boolean): ChoosableValue | null {
    const exact = selectValue(this.#exact.get(name) ?? this.#glued.get(name), parents)
    // A number is the name of a model only after the name of its brand.
    if (DIGITS.test(name)) return exact !== null && parents.includes(exact.value) ? exact : null
    if (exact !== null) return exact
    const synonym = selectValue(this.#synonyms.get(name), parents)
    if (synonym !== null || !isWord) return synonym ?? getOnlyOne(this.#beginnings.get(name), parents)
    return (
      selectValue(this.#exact.get(this.#stemOf(name)), parents) ??
      selectValue(this.#stems.get(this.#stemOf(name)), parents) ??
      getOnlyOne(this.#beginnings.get(name), parents) ??
      // The first word of several names is no typo in one of them: "Model S" is not "Model Y".
      (this.#beginnings.has(name) ? null : this.#nearly(name, parents))
    )
  }

  #nearly(name: string, parents: readonly string[]): ChoosableValue | null {
    if (!isTypoTolerated(name)) return null
    const near = [this.#exact, this.#synonyms].flatMap((names) =>
      [...names].flatMap(([other, values]) => (isTypoTolerated(other) && isWithinOneEdit(name, other) ? values : [])),
    )
    return getOnlyOne(near, parents)
  }

  /** Returns a name without the endings of its language, unless it would become too short. */
  #stemOf(name: string): string {
    for (const ending of this.#endings) {
      const least = ending.length >= MIN_STEM ? MIN_STEM - 1 : MIN_STEM
      if (name.endsWith(ending) && name.length - ending.length >= least) return name.slice(0, -ending.length)
    }
    return name
  }
}

/** Lists the leading words of a name that identify it. */
function listStarts(words: readonly string[]): readonly string[] {
  const starts = words.slice(1).map((_, place) => words.slice(0, place + 1).join(""))
  return starts.filter((start) => start.length >= MIN_STEM && !DIGITS.test(start))
}

function addName(names: Names, name: string, value: ChoosableValue): void {
  const known = names.get(name)
  if (known === undefined) names.set(name, [value])
  else if (!known.includes(value)) known.push(value)
}

/**
 * Selects one of several values with the same name: the child of a chosen one, or one in the first field, or the most
 * frequent.
 */
function selectValue(values: readonly ChoosableValue[] = [], parents: readonly string[]): ChoosableValue | null {
  const below = values.filter(({ value, child }) => child !== null && parents.includes(value))
  const [first] = below.length > 0 ? below : values
  if (first === undefined) return null
  const rivals = (below.length > 0 ? below : values).filter(
    ({ field, child }) => field === first.field && (child === null) === (first.child === null),
  )
  return rivals.reduce((best, item) => (item.count > best.count ? item : best))
}

/** Returns a value if its name is unambiguous. */
function getOnlyOne(values: readonly ChoosableValue[] = [], parents: readonly string[]): ChoosableValue | null {
  const below = values.filter(({ value, child }) => child !== null && parents.includes(value))
  const all = new Set(below.length > 0 ? below : values)
  const [only] = all
  return all.size === 1 && only !== undefined ? only : null
}
