import type { FacetChoice, FacetRequest, SearchFilter } from "@forecourt/contracts/search"
import { type Column, findCode, NONE } from "../columns/column.ts"
import { getParent, PAIR_FACTOR } from "../columns/pairs.ts"
import { findFirstAtLeast } from "../columns/sorted.ts"
import { findRow, type State } from "../columns/state.ts"
import { findPlaces } from "../columns/vocabulary.ts"
import { parseKeyphrase, type Synonyms } from "../rules/words.ts"

export interface Flagged {
  readonly column: Column
  readonly flags: Uint8Array
}

export interface Keyed {
  readonly rows: readonly number[]
  readonly added: ReadonlySet<number>
}

/**
 * A condition that a document meets if it matches at least one entry of `any` and no entry of `none`. If `any` is
 * `null`, only `none` applies.
 */
export interface Condition {
  readonly any: readonly (Flagged | Keyed)[] | null
  readonly none: readonly (Flagged | Keyed)[]
}

export function createFilterCondition(state: State, { name, values, exclude = false }: SearchFilter): Condition {
  const column = state.columns.get(name)
  const texts = values.map(String)
  const part = column === undefined ? createKeyed(state, texts) : createTextFlags(column, texts)
  return exclude ? { any: null, none: [part] } : { any: [part], none: [] }
}

function createKeyed(state: State, keys: readonly string[]): Keyed {
  const rows = keys.map((key) => findRow(state, key)).filter((row) => row !== null)
  const added = keys.map((key) => state.delta.rowOf.get(key)).filter((row) => row !== undefined)
  return { rows, added: new Set(added) }
}

function createTextFlags(column: Column, texts: readonly string[]): Flagged {
  const flags = new Uint8Array(column.values.length)
  for (const text of texts) flags[findCode(column, text) ?? NONE] = 1
  flags[NONE] = 0
  return { column, flags }
}

export function createFacetCondition(state: State, { name, child_name, filters = [] }: FacetRequest): Condition | null {
  const column = state.columns.get(name)
  if (filters.length === 0 || column === undefined) return null
  const pairs = child_name === undefined ? undefined : state.pairs.get(child_name)
  const createFlags = (choices: readonly FacetChoice[]): Flagged => {
    if (column.field.facet === "range") return createRangeFlags(column, choices)
    if (pairs === undefined)
      return createTextFlags(
        column,
        choices.flatMap(({ value = [] }) => value),
      )
    return createPairFlags(pairs, column, state.columns.get(child_name ?? ""), choices)
  }
  const [included, excluded] = [filters.filter(({ exclude }) => !exclude), filters.filter(({ exclude }) => exclude)]
  return {
    any: included.length === 0 ? null : [createFlags(included)],
    none: excluded.length === 0 ? [] : [createFlags(excluded)],
  }
}

function createRangeFlags(column: Column, choices: readonly FacetChoice[]): Flagged {
  const { values, baseCodes } = column
  const flags = new Uint8Array(values.length)
  for (const { min = -Infinity, max = Infinity } of choices) {
    const from = 1 + findFirstAtLeast(baseCodes - 1, (at) => Number(values[at + 1]) < min)
    const to = 1 + findFirstAtLeast(baseCodes - 1, (at) => Number(values[at + 1]) <= max)
    flags.fill(1, from, to)
    for (let code = baseCodes; code < values.length; code++) {
      const value = Number(values[code])
      if (min <= value && value <= max) flags[code] = 1
    }
  }
  return { column, flags }
}

function createPairFlags(
  pairs: Column,
  parent: Column,
  child: Column | undefined,
  choices: readonly FacetChoice[],
): Flagged {
  const flags = new Uint8Array(pairs.values.length)
  const whole = new Set<number>()
  for (const { value = "", children = [] } of choices) {
    const above = findCode(parent, value)
    if (above === null) continue
    if (children.length === 0) whole.add(above)
    for (const text of children) {
      const below = child === undefined ? null : findCode(child, text)
      const pair = below === null ? undefined : pairs.codeOf.get(above * PAIR_FACTOR + below)
      if (pair !== undefined) flags[pair] = 1
    }
  }
  for (let code = 1; whole.size > 0 && code < flags.length; code++)
    if (whole.has(getParent(Number(pairs.values[code])))) flags[code] = 1
  return { column: pairs, flags }
}

export function createWordConditions(state: State, keyphrase: string, synonyms: Synonyms): readonly Condition[] {
  return parseKeyphrase(keyphrase, state.language).map((word) => {
    const createFlagsFor = new Map<Column, Uint8Array>()
    for (const { column, code } of findPlaces(state.vocabulary, word, synonyms)) {
      const flags = createFlagsFor.get(column) ?? new Uint8Array(column.values.length)
      flags[code] = 1
      createFlagsFor.set(column, flags)
    }
    return { any: [...createFlagsFor].map(([column, flags]) => ({ column, flags })), none: [] }
  })
}
