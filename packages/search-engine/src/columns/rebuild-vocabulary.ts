import { compareText } from "../rules/order.ts"
import { type Language, splitWords } from "../rules/words.ts"
import type { Column } from "./column.ts"
import { createGrowingNumbers, type GrowingNumbers, setAt } from "./numbers.ts"
import { mergeSorted } from "./sorted.ts"
import type { Vocabulary } from "./vocabulary.ts"

const VALUES_AT_ONCE = 0xff

export function* rebuildVocabulary(
  old: Vocabulary,
  all: readonly Column[],
  language: Language,
): Generator<void, Vocabulary> {
  const columns = all.filter(({ field }) => field.words)
  const numbers = new Map<string, number>()
  const [wordAt, columnAt, codeAt] = [createGrowingNumbers(), createGrowingNumbers(), createGrowingNumbers()]
  for (const [number, { values }] of columns.entries()) {
    for (let code = 1; code < values.length; code++) {
      for (const word of new Set(splitWords(String(values[code]), language))) {
        const known = numbers.get(word) ?? numbers.size
        numbers.set(word, known)
        setAt(columnAt, wordAt.length, number)
        setAt(codeAt, wordAt.length, code)
        setAt(wordAt, wordAt.length, known)
      }
      if ((code & VALUES_AT_ONCE) === 0) yield
    }
  }
  const words = yield* sortWords(old.words, numbers)
  return { words, columns, ...sortPlacesByWord(words, numbers, { wordAt, columnAt, codeAt }), added: [] }
}

function* sortWords(old: readonly string[], numberOf: ReadonlyMap<string, number>): Generator<void, string[]> {
  const kept = old.filter((word) => numberOf.has(word))
  const known = new Set(kept)
  const fresh = [...numberOf.keys()].filter((word) => !known.has(word))
  const words: string[] = []
  yield* mergeSorted(kept, fresh.sort(), compareText, words)
  return words
}

interface Places {
  readonly wordAt: GrowingNumbers
  readonly columnAt: GrowingNumbers
  readonly codeAt: GrowingNumbers
}

function sortPlacesByWord(
  words: readonly string[],
  numberOf: ReadonlyMap<string, number>,
  { wordAt, columnAt, codeAt }: Places,
): Pick<Vocabulary, "starts" | "columnOf" | "codeOf"> {
  const ranks = new Uint32Array(words.length)
  for (const [rank, word] of words.entries()) ranks[numberOf.get(word) ?? 0] = rank
  const starts = new Uint32Array(words.length + 1)
  for (let at = 0; at < wordAt.length; at++) {
    const rank = ranks[wordAt.items[at] ?? 0] ?? 0
    starts[rank + 1] = (starts[rank + 1] ?? 0) + 1
  }
  for (let rank = 0; rank < words.length; rank++) starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0)
  const next = starts.slice()
  const [columnOf, codeOf] = [new Uint8Array(wordAt.length), new Uint32Array(wordAt.length)]
  for (let at = 0; at < wordAt.length; at++) {
    const rank = ranks[wordAt.items[at] ?? 0] ?? 0
    const place = next[rank] ?? 0
    columnOf[place] = columnAt.items[at] ?? 0
    codeOf[place] = codeAt.items[at] ?? 0
    next[rank] = place + 1
  }
  return { starts, columnOf, codeOf }
}
