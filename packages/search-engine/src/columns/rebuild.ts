import type { SearchDocument } from "../rules/fields.ts"
import { compareText, createValueOrder } from "../rules/order.ts"
import { createFullBits, hasBit } from "./bits.ts"
import { type Column, createColumn } from "./column.ts"
import { rebuildColumn } from "./rebuild-column.ts"
import { rebuildPairs } from "./rebuild-pairs.ts"
import { rebuildVocabulary } from "./rebuild-vocabulary.ts"
import { PAUSE_MASK } from "./sorted.ts"
import { createDelta, type State } from "./state.ts"

/**
 * The source of each row after a rebuild. A number of 0 or more is the row before the rebuild. A negative number `-1 - n`
 * is the document with the index `n` among those that were added since the last rebuild.
 */
export type Source = Int32Array

/**
 * Rebuilds the index, pausing at each `yield`. Afterwards, the caller must apply the changes that were made during the
 * rebuild again.
 */
export function* rebuild(state: State): Generator<void, State> {
  const { fields, language } = state
  const { source, keys } = yield* buildSource(state)
  const compare = createValueOrder(language)
  const columns = new Map<string, Column>()
  for (const [name, column] of state.columns) columns.set(name, yield* rebuildColumn(column, source, compare))
  const pairs = new Map<string, Column>()
  for (const [name, { field }] of state.pairs) {
    const [child, parent] = [columns.get(name), columns.get(fields.all.get(name)?.parent ?? "")]
    const isPaired = child !== undefined && parent !== undefined
    pairs.set(name, isPaired ? yield* rebuildPairs(field, parent, child, keys.length) : createColumn(field))
  }
  return {
    fields,
    language,
    columns,
    pairs,
    keys,
    vocabulary: yield* rebuildVocabulary(state.vocabulary, [...columns.values()], language),
    documents: state.documents && listDocuments(state, source),
    alive: createFullBits(keys.length),
    removed: 0,
    delta: createDelta(state.documents !== null),
  }
}

function* buildSource(state: State): Generator<void, { source: Source; keys: string[] }> {
  const { keys: baseKeys, alive, delta } = state
  const added = listAddedRows(delta.keys, delta.rowOf)
  const source = new Int32Array(baseKeys.length + added.length)
  const keys: string[] = []
  let next = 0
  const addRow = (from: number, key: string) => {
    source[keys.length] = from
    keys.push(key)
  }
  for (let row = 0; row <= baseKeys.length; row++) {
    const key = baseKeys[row]
    while (next < added.length && (key === undefined || compareText(delta.keys[added[next] ?? 0] ?? "", key) <= 0)) {
      const from = added[next++] ?? 0
      addRow(-1 - from, delta.keys[from] ?? "")
      if ((next & PAUSE_MASK) === 0) yield
    }
    if (key !== undefined && hasBit(alive, row) && keys.at(-1) !== key) addRow(row, key)
    if ((row & PAUSE_MASK) === 0) yield
  }
  return { source: source.subarray(0, keys.length), keys }
}

function listAddedRows(keys: readonly string[], rowOf: ReadonlyMap<string, number>): readonly number[] {
  const rows = [...rowOf.values()]
  const isInOrder = rows.every((row, at) => at === 0 || (keys[rows[at - 1] ?? 0] ?? "") < (keys[row] ?? ""))
  return isInOrder ? rows : rows.sort((a, b) => compareText(keys[a] ?? "", keys[b] ?? ""))
}

function listDocuments({ documents, delta }: State, source: Source): SearchDocument[] {
  return Array.from(source, (from) => (from < 0 ? delta.documents?.[-1 - from] : documents?.[from]) ?? {})
}
