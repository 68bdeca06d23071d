import { type Field, type Fields, getKey, type SearchDocument } from "../rules/fields.ts"
import { compareText } from "../rules/order.ts"
import type { Language } from "../rules/words.ts"
import { type Bits, clearBit, createEmptyBits, hasBit } from "./bits.ts"
import { addCount, type Column, createColumn, getFieldValue, getFieldValues, getOrAddCode, NONE } from "./column.ts"
import { setAt } from "./numbers.ts"
import { createPairField, PAIR_FACTOR } from "./pairs.ts"
import { findFirstAtLeast } from "./sorted.ts"
import { addWords, createVocabulary, type Vocabulary } from "./vocabulary.ts"

/** The data of an index: the sorted base of the last rebuild, and all changes since then. */
export interface State {
  readonly fields: Fields
  readonly language: Language
  readonly columns: ReadonlyMap<string, Column>
  readonly pairs: ReadonlyMap<string, Column>
  readonly vocabulary: Vocabulary
  /** The keys of the documents in the base, in ascending order. The index of a key is its row. */
  readonly keys: readonly string[]
  /** The documents in the base, indexed by row. `null` if the index does not store documents. */
  readonly documents: readonly SearchDocument[] | null
  /** The rows of the base whose documents have not been removed or replaced. */
  readonly alive: Bits
  removed: number
  readonly delta: Delta
}

export interface Delta {
  readonly keys: string[]
  readonly documents: SearchDocument[] | null
  /** The rows of the added documents that have not been removed or replaced, by document key. */
  readonly rowOf: Map<string, number>
}

export interface StateOptions {
  readonly fields: Fields
  readonly language: Language
  readonly keepsDocuments: boolean
}

export function createState({ fields, language, keepsDocuments }: StateOptions): State {
  const all = [...fields.all.values()]
  const columns = new Map(
    all.filter((field) => hasColumn(field, fields)).map((field) => [field.name, createColumn(field)]),
  )
  const children = all.filter(({ parent }) => parent !== null)
  return {
    fields,
    language,
    columns,
    pairs: new Map(children.map((field) => [field.name, createColumn(createPairField(field))])),
    vocabulary: createVocabulary(),
    keys: [],
    documents: keepsDocuments ? [] : null,
    alive: createEmptyBits(0),
    removed: 0,
    delta: createDelta(keepsDocuments),
  }
}

export function createDelta(keepsDocuments: boolean): Delta {
  return { keys: [], documents: keepsDocuments ? [] : null, rowOf: new Map() }
}

/** Returns whether a field needs a column. Keys are looked up in the sorted list of keys instead. */
function hasColumn({ name, facet, words, sort }: Field, { key }: Fields): boolean {
  return name !== key || facet !== null || words || sort
}

export function getDocumentCount({ keys, removed, delta }: State): number {
  return keys.length - removed + delta.rowOf.size
}

export function addDocument(state: State, document: SearchDocument): void {
  const { delta, columns, pairs, fields } = state
  const key = getKey(fields, document)
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
    const scalar = getFieldValue(column.field, value)
    if (scalar === null) return
    const code = getOrAddValueCode(state, column, scalar)
    setAt(codes, row, code)
    addCount(column, code, 1)
    return
  }
  addMissing(column, row)
  for (const item of getFieldValues(column.field, value)) {
    const code = getOrAddValueCode(state, column, item)
    setAt(codes, codes.length, code)
    addCount(column, code, 1)
  }
  setAt(ends, row, codes.length)
}

function addMissing({ delta: { ends, codes } }: Column, row: number): void {
  for (let at = ends?.length ?? row; ends !== null && at < row; at++) setAt(ends, at, codes.length)
}

function getOrAddValueCode(state: State, column: Column, value: string | number | boolean): number {
  const known = column.values.length
  const code = getOrAddCode(column, value)
  if (code >= known && column.field.words) addWords(state.vocabulary, column, code, state.language)
  return code
}

function addPairs({ columns, fields }: State, name: string, column: Column, row: number): void {
  const child = columns.get(name)
  const parent = columns.get(fields.all.get(name)?.parent ?? "")
  if (child === undefined || parent === undefined) return
  const above = getDeltaCode(parent, row)
  const { ends, codes } = column.delta
  if (ends === null) {
    if (above === NONE) return
    const code = getOrAddCode(column, above * PAIR_FACTOR + getDeltaCode(child, row))
    setAt(codes, row, code)
    addCount(column, code, 1)
    return
  }
  addMissing(column, row)
  if (above !== NONE) {
    for (const below of [NONE, ...getDeltaCodes(child, row)]) {
      const code = getOrAddCode(column, above * PAIR_FACTOR + below)
      setAt(codes, codes.length, code)
      addCount(column, code, 1)
    }
  }
  setAt(ends, row, codes.length)
}

export function removeDocument(state: State, key: string): boolean {
  const added = state.delta.rowOf.get(key)
  if (added !== undefined) {
    state.delta.rowOf.delete(key)
    for (const column of listColumns(state)) for (const code of getDeltaCodes(column, added)) addCount(column, code, -1)
    return true
  }
  const row = findRow(state, key)
  if (row === null) return false
  clearBit(state.alive, row)
  state.removed++
  for (const column of listColumns(state)) for (const code of getBaseCodes(column, row)) addCount(column, code, -1)
  return true
}

export function findRow({ keys, alive }: State, key: string): number | null {
  const row = findFirstAtLeast(keys.length, (at) => compareText(keys[at] ?? "", key) < 0)
  return keys[row] === key && hasBit(alive, row) ? row : null
}

export function listColumns({ columns, pairs }: State): readonly Column[] {
  return [...columns.values(), ...pairs.values()]
}

export function getBaseCode({ base }: Column, row: number): number {
  return base.codes[row] ?? NONE
}

export function getBaseCodes({ base: { codes, starts } }: Column, row: number): readonly number[] | Iterable<number> {
  if (starts === null) return [codes[row] ?? NONE]
  return codes.subarray(starts[row] ?? 0, starts[row + 1] ?? 0)
}

export function getDeltaCode({ delta }: Column, row: number): number {
  return row < delta.codes.length ? (delta.codes.items[row] ?? NONE) : NONE
}

const NO_CODES: readonly number[] = []

export function getDeltaCodes(column: Column, row: number): Iterable<number> {
  const { ends, codes } = column.delta
  if (ends === null) return [getDeltaCode(column, row)]
  if (row >= ends.length) return NO_CODES
  return codes.items.subarray(row === 0 ? 0 : (ends.items[row - 1] ?? 0), ends.items[row] ?? 0)
}
