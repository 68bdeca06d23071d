import type { Column } from "./column.ts"
import { listColumns, type State } from "./state.ts"

/** The estimated overhead of a string in bytes, excluding its characters. */
const TEXT_BYTES = 20
const ENTRY_BYTES = 40

export function getBytes(state: State): number {
  const { keys, alive, vocabulary, delta } = state
  const columns = listColumns(state).reduce((sum, column) => sum + getColumnBytes(column), 0)
  const { words, starts, columnOf, codeOf, added } = vocabulary
  const texts = getTextBytes(keys) + getTextBytes(words) + getTextBytes(delta.keys) + added.length * ENTRY_BYTES
  return columns + texts + alive.byteLength + starts.byteLength + columnOf.byteLength + codeOf.byteLength
}

function getColumnBytes({ values, base, postings, delta, live, shown, order }: Column): number {
  const arrays = [base.codes, base.starts, postings?.rows, postings?.starts, delta.codes.items, delta.ends?.items]
  const more = [live.items, order?.rows, order?.starts, order?.rankOf, ...(postings?.frequent.values() ?? [])]
  const bytes = [...arrays, ...more].reduce((sum, array) => sum + (array?.byteLength ?? 0), 0)
  return bytes + getValueBytes(values) + (shown?.length ?? 0) * 8
}

function getValueBytes(values: Column["values"]): number {
  return values.reduce<number>(
    (sum, value) => sum + ENTRY_BYTES + (typeof value === "string" ? getTextSize(value) : 8),
    0,
  )
}

function getTextBytes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + TEXT_BYTES + text.length, 0)
}

const getTextSize = (text: string) => TEXT_BYTES + text.length
