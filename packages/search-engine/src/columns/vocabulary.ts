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

/** The values that a word of a keyphrase stands for: of words that begin with it or mean the same, or else one typo. */
export function placesOf(vocabulary: Vocabulary, word: string, synonyms: Synonyms): readonly WordPlace[] {
  const same = synonyms.get(word) ?? []
  const meant = [...beginningWith(vocabulary, word), ...same.flatMap((one) => spelt(vocabulary, one))]
  if (meant.length > 0 || !toleratesTypos(word)) return meant
  return placesWhere(vocabulary, 0, vocabulary.words.length, (other) => isWithinOneEdit(word, other))
}

function beginningWith(vocabulary: Vocabulary, start: string): readonly WordPlace[] {
  const from = placeOf(vocabulary, start)
  let to = from
  while (vocabulary.words[to]?.startsWith(start)) to++
  return placesWhere(vocabulary, from, to, (word) => word.startsWith(start))
}

function spelt(vocabulary: Vocabulary, word: string): readonly WordPlace[] {
  const at = placeOf(vocabulary, word)
  return placesWhere(vocabulary, at, at + 1, (other) => other === word)
}

/** Where a word is in the vocabulary, or would be. */
function placeOf({ words }: Vocabulary, word: string): number {
  return firstAtLeast(words.length, (at) => compareText(words[at] ?? "", word) < 0)
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
