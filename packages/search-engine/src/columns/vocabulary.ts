import { isWithinOneEdit } from "../rules/edits.ts"
import { compareText } from "../rules/order.ts"
import { isTypoTolerated, type Language, type Synonyms, splitWords } from "../rules/words.ts"
import type { Column } from "./column.ts"
import { findFirstAtLeast } from "./sorted.ts"

export interface Vocabulary {
  readonly words: readonly string[]
  /**
   * The index at which the occurrences of each word start. The occurrences of the word with the number `word` are those
   * from index `starts[word]` up to `starts[word + 1]` (exclusive).
   */
  readonly starts: Uint32Array
  readonly columns: readonly Column[]
  readonly columnOf: Uint8Array
  readonly codeOf: Uint32Array
  readonly added: AddedWord[]
}

interface AddedWord {
  readonly word: string
  readonly column: Column
  readonly code: number
}

export interface WordPlace {
  readonly column: Column
  readonly code: number
}

export function createVocabulary(): Vocabulary {
  const none = new Uint32Array(1)
  return { words: [], starts: none, columns: [], columnOf: new Uint8Array(0), codeOf: none, added: [] }
}

export function addWords({ added }: Vocabulary, column: Column, code: number, language: Language): void {
  for (const word of new Set(splitWords(String(column.values[code]), language))) added.push({ word, column, code })
}

/**
 * Finds the values that contain a word starting with the given word, or that contain one of its synonyms. If there are
 * none, finds the values that contain a word with one typo.
 */
export function findPlaces(vocabulary: Vocabulary, word: string, synonyms: Synonyms): readonly WordPlace[] {
  const same = synonyms.get(word) ?? []
  const meant = [...findBeginningWith(vocabulary, word), ...same.flatMap((item) => findSpelt(vocabulary, item))]
  if (meant.length > 0 || !isTypoTolerated(word)) return meant
  return findPlacesWhere(vocabulary, 0, vocabulary.words.length, (other) => isWithinOneEdit(word, other))
}

function findBeginningWith(vocabulary: Vocabulary, start: string): readonly WordPlace[] {
  const from = findPlace(vocabulary, start)
  let to = from
  while (vocabulary.words[to]?.startsWith(start)) to++
  return findPlacesWhere(vocabulary, from, to, (word) => word.startsWith(start))
}

function findSpelt(vocabulary: Vocabulary, word: string): readonly WordPlace[] {
  const at = findPlace(vocabulary, word)
  return findPlacesWhere(vocabulary, at, at + 1, (other) => other === word)
}

function findPlace({ words }: Vocabulary, word: string): number {
  return findFirstAtLeast(words.length, (at) => compareText(words[at] ?? "", word) < 0)
}

function findPlacesWhere(
  { words, starts, columns, columnOf, codeOf, added }: Vocabulary,
  from: number,
  to: number,
  isMeant: (word: string) => boolean,
): readonly WordPlace[] {
  const places: WordPlace[] = []
  const addPlace = (column: Column | undefined, code: number) => {
    if (column !== undefined && (column.live.items[code] ?? 0) > 0) places.push({ column, code })
  }
  for (let word = from; word < to; word++) {
    if (!isMeant(words[word] ?? "")) continue
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at++)
      addPlace(columns[columnOf[at] ?? 0], codeOf[at] ?? 0)
  }
  for (const { word, column, code } of added) if (isMeant(word)) addPlace(column, code)
  return places
}
