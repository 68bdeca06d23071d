import { isWithinOneEdit } from "../rules/edits.ts"
import { compareText } from "../rules/order.ts"
import { type Language, type Synonyms, splitWords, toleratesTypos } from "../rules/words.ts"
import type { Column } from "./column.ts"
import { firstAtLeast } from "./sorted.ts"

/** The words of all values, and the values that have them. */
export interface Vocabulary {
  /** In ascending order. */
  readonly words: readonly string[]
  /** Values of a word: from `starts[word]` to below `starts[word + 1]`. */
  readonly starts: Uint32Array
  readonly columns: readonly Column[]
  readonly columnOf: Uint8Array
  readonly codeOf: Uint32Array
  /** Words of values that came since. */
  readonly added: AddedWord[]
}

interface AddedWord {
  readonly word: string
  readonly column: Column
  readonly code: number
}

/** A value that has a word. */
export interface WordPlace {
  readonly column: Column
  readonly code: number
}

export function emptyVocabulary(): Vocabulary {
  const none = new Uint32Array(1)
  return { words: [], starts: none, columns: [], columnOf: new Uint8Array(0), codeOf: none, added: [] }
}

/** Notes the words of a value that nobody had. */
export function addWords({ added }: Vocabulary, column: Column, code: number, language: Language): void {
  for (const word of new Set(splitWords(String(column.values[code]), language))) added.push({ word, column, code })
}

/** The values that a word of a keyphrase stands for: beginnings of it or its synonyms, or else one typo. */
export function placesOf(vocabulary: Vocabulary, word: string, synonyms: Synonyms): readonly WordPlace[] {
  const typed = synonyms.get(word) ?? [word]
  const begun = typed.flatMap((one) => beginningWith(vocabulary, one))
  if (begun.length > 0 || !toleratesTypos(word)) return begun
  return placesWhere(vocabulary, 0, vocabulary.words.length, (other) => isWithinOneEdit(word, other))
}

function beginningWith(vocabulary: Vocabulary, start: string): readonly WordPlace[] {
  const { words } = vocabulary
  const from = firstAtLeast(words.length, (at) => compareText(words[at] ?? "", start) < 0)
  let to = from
  while (words[to]?.startsWith(start)) to++
  return placesWhere(vocabulary, from, to, (word) => word.startsWith(start))
}

/** Values that nobody has any more are left out. */
function placesWhere(
  { words, starts, columns, columnOf, codeOf, added }: Vocabulary,
  from: number,
  to: number,
  isMeant: (word: string) => boolean,
): readonly WordPlace[] {
  const places: WordPlace[] = []
  const add = (column: Column | undefined, code: number) => {
    if (column !== undefined && (column.live.items[code] ?? 0) > 0) places.push({ column, code })
  }
  for (let word = from; word < to; word++) {
    if (!isMeant(words[word] ?? "")) continue
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at++)
      add(columns[columnOf[at] ?? 0], codeOf[at] ?? 0)
  }
  for (const { word, column, code } of added) if (isMeant(word)) add(column, code)
  return places
}
