import type { Column } from "./column.ts"
import { everyColumn, type State } from "./state.ts"

/** What a text and its entry in a table take, beside its letters. */
const TEXT_BYTES = 20
const ENTRY_BYTES = 40

/** Roughly the bytes of an index, without documents. */
export function bytesOf(state: State): number {
  const { keys, alive, vocabulary, delta } = state
  const columns = everyColumn(state).reduce((sum, column) => sum + columnBytes(column), 0)
  const { words, starts, columnOf, codeOf, added } = vocabulary
  const texts = textBytes(keys) + textBytes(words) + textBytes(delta.keys) + added.length * ENTRY_BYTES
  return columns + texts + alive.byteLength + starts.byteLength + columnOf.byteLength + codeOf.byteLength
}

function columnBytes({ values, base, postings, delta, live, shown, order }: Column): number {
  const arrays = [base.codes, base.starts, postings?.rows, postings?.starts, delta.codes.items, delta.ends?.items]
  const more = [live.items, order?.rows, order?.starts, order?.rankOf, ...(postings?.frequent.values() ?? [])]
  const bytes = [...arrays, ...more].reduce((sum, array) => sum + (array?.byteLength ?? 0), 0)
  return bytes + valueBytes(values) + (shown?.length ?? 0) * 8
}

function valueBytes(values: Column["values"]): number {
  return values.reduce<number>((sum, value) => sum + ENTRY_BYTES + (typeof value === "string" ? letters(value) : 8), 0)
}

function textBytes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + TEXT_BYTES + text.length, 0)
}

const letters = (text: string) => TEXT_BYTES + text.length
