import { type Field, type Fields, keyOf, type SearchDocument } from "../rules/fields.ts"
import { compareText } from "../rules/order.ts"
import type { Language } from "../rules/words.ts"
import { type Bits, clearBit, hasBit, noBits } from "./bits.ts"
import { type Column, codeFor, count, emptyColumn, fieldValue, fieldValues, NONE } from "./column.ts"
import { setAt } from "./numbers.ts"
import { PAIR_FACTOR, pairField } from "./pairs.ts"
import { firstAtLeast } from "./sorted.ts"
import { addWords, emptyVocabulary, type Vocabulary } from "./vocabulary.ts"

/** All documents of an index: a base in order, and what changed since. */
export interface State {
  readonly fields: Fields
  readonly language: Language
  readonly columns: ReadonlyMap<string, Column>
  /** Values of a parent together with those of its child, by the child's name. */
  readonly pairs: ReadonlyMap<string, Column>
  readonly vocabulary: Vocabulary
  /** Keys of the base's rows, in ascending order. */
  readonly keys: readonly string[]
  /** Documents of the base's rows, where the index keeps them. */
  readonly documents: readonly SearchDocument[] | null
  /** Rows of the base that still count. */
  readonly alive: Bits
  removed: number
  readonly delta: Delta
}

/** Documents that were added since the last rebuild. */
export interface Delta {
  readonly keys: string[]
  readonly documents: SearchDocument[] | null
  /** Those that still count, by their keys. */
  readonly rowOf: Map<string, number>
}

export interface StateOptions {
  readonly fields: Fields
  readonly language: Language
  readonly keepsDocuments: boolean
}

export function emptyState({ fields, language, keepsDocuments }: StateOptions): State {
  const all = [...fields.all.values()]
  const columns = new Map(
    all.filter((field) => hasColumn(field, fields)).map((field) => [field.name, emptyColumn(field)]),
  )
  const children = all.filter(({ parent }) => parent !== null)
  return {
    ...{ fields, language, columns },
    pairs: new Map(children.map((field) => [field.name, emptyColumn(pairField(field))])),
    vocabulary: emptyVocabulary(),
    keys: [],
    documents: keepsDocuments ? [] : null,
    alive: noBits(0),
    removed: 0,
    delta: emptyDelta(keepsDocuments),
  }
}

export function emptyDelta(keepsDocuments: boolean): Delta {
  return { keys: [], documents: keepsDocuments ? [] : null, rowOf: new Map() }
}

/** A key that is nothing else is looked up among the keys. */
function hasColumn({ name, facet, words, sort }: Field, { key }: Fields): boolean {
  return name !== key || facet !== null || words || sort
}

export function documentsIn({ keys, removed, delta }: State): number {
  return keys.length - removed + delta.rowOf.size
}

/** Adds a document, in the place of the one with the same key. */
export function addDocument(state: State, document: SearchDocument): void {
  const { delta, columns, pairs, fields } = state
  const key = keyOf(fields, document)
  removeDocument(state, key)
  const row = delta.keys.length
  delta.keys.push(key)
  delta.documents?.push(document)
  delta.rowOf.set(key, row)
  for (const name of Object.keys(document)) {
    const column = columns.get(name)
    if (column !== undefined) addValues(state, column, row, document[name])
  }
  for (const [name, column] of pairs) addPairs(state, name, column, row)
}

function addValues(state: State, column: Column, row: number, value: unknown): void {
  const { ends, codes } = column.delta
  if (ends === null) {
    const one = fieldValue(column.field, value)
    if (one === null) return
    const code = codeOf(state, column, one)
    setAt(codes, row, code)
    count(column, code, 1)
    return
  }
  passOver(column, row)
  for (const one of fieldValues(column.field, value)) {
    const code = codeOf(state, column, one)
    setAt(codes, codes.length, code)
    count(column, code, 1)
  }
  setAt(ends, row, codes.length)
}

/** Documents before this one that had no value have none. */
function passOver({ delta: { ends, codes } }: Column, row: number): void {
  for (let at = ends?.length ?? row; ends !== null && at < row; at++) setAt(ends, at, codes.length)
}

function codeOf(state: State, column: Column, value: string | number | boolean): number {
  const known = column.values.length
  const code = codeFor(column, value)
  if (code >= known && column.field.words) addWords(state.vocabulary, column, code, state.language)
  return code
}

function addPairs({ columns, fields }: State, name: string, column: Column, row: number): void {
  const child = columns.get(name)
  const parent = columns.get(fields.all.get(name)?.parent ?? "")
  if (child === undefined || parent === undefined) return
  const above = deltaCode(parent, row)
  const { ends, codes } = column.delta
  if (ends === null) {
    if (above === NONE) return
    const code = codeFor(column, above * PAIR_FACTOR + deltaCode(child, row))
    setAt(codes, row, code)
    count(column, code, 1)
    return
  }
  passOver(column, row)
  if (above !== NONE) {
    for (const below of [NONE, ...deltaCodes(child, row)]) {
      const code = codeFor(column, above * PAIR_FACTOR + below)
      setAt(codes, codes.length, code)
      count(column, code, 1)
    }
  }
  setAt(ends, row, codes.length)
}

/** Takes a document away; whether there was one. */
export function removeDocument(state: State, key: string): boolean {
  const added = state.delta.rowOf.get(key)
  if (added !== undefined) {
    state.delta.rowOf.delete(key)
    for (const column of everyColumn(state)) for (const code of deltaCodes(column, added)) count(column, code, -1)
    return true
  }
  const row = findRow(state, key)
  if (row === null) return false
  clearBit(state.alive, row)
  state.removed++
  for (const column of everyColumn(state)) for (const code of baseCodes(column, row)) count(column, code, -1)
  return true
}

/** The row of the base with a key that still counts. */
export function findRow({ keys, alive }: State, key: string): number | null {
  const row = firstAtLeast(keys.length, (at) => compareText(keys[at] ?? "", key) < 0)
  return keys[row] === key && hasBit(alive, row) ? row : null
}

export function everyColumn({ columns, pairs }: State): readonly Column[] {
  return [...columns.values(), ...pairs.values()]
}

/** The code of a row of the base in a field of one value. */
export function baseCode({ base }: Column, row: number): number {
  return base.codes[row] ?? NONE
}

export function baseCodes({ base: { codes, starts } }: Column, row: number): readonly number[] | Iterable<number> {
  if (starts === null) return [codes[row] ?? NONE]
  return codes.subarray(starts[row] ?? 0, starts[row + 1] ?? 0)
}

/** The code of a document of the delta in a field of one value. */
export function deltaCode({ delta }: Column, row: number): number {
  return row < delta.codes.length ? (delta.codes.items[row] ?? NONE) : NONE
}

const NO_CODES: readonly number[] = []

/** The codes of a document of the delta. */
export function deltaCodes(column: Column, row: number): Iterable<number> {
  const { ends, codes } = column.delta
  if (ends === null) return [deltaCode(column, row)]
  if (row >= ends.length) return NO_CODES
  return codes.items.subarray(row === 0 ? 0 : (ends.items[row - 1] ?? 0), ends.items[row] ?? 0)
}
