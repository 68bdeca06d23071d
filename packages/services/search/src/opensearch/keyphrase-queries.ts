import { isTypoTolerated, parseKeyphrase } from "@forecourt/search-engine/rules"
import { createSome } from "./filter-queries.ts"
import type { Query, Rules } from "./opensearch.types.ts"

export interface Wanted {
  readonly word: string
  /** The query for documents that contain a word starting with the given word, or that contain one of its synonyms. */
  readonly meant: Query
  /**
   * True if the word may be misspelled. Similar words are searched only if no document in the index matches the word as
   * typed.
   */
  readonly mayBeTypo: boolean
}

export function parseWantedWords({ language, synonyms }: Rules, keyphrase: string): readonly Wanted[] {
  return parseKeyphrase(keyphrase, language).map((word) => {
    const same = synonyms.get(word) ?? []
    const beginning = { prefix: { words: { value: word } } }
    return {
      word,
      meant: same.length === 0 ? beginning : createSome([beginning, { terms: { words: same } }]),
      mayBeTypo: isTypoTolerated(word),
    }
  })
}

export function createWordQuery({ word, meant, mayBeTypo }: Wanted, isKnown: boolean): Query {
  return mayBeTypo && !isKnown ? createEditQuery(word) : meant
}

/**
 * Creates a query for words that differ from the given word by at most one edit. Without `rewrite`, OpenSearch would
 * use only fifty of these words.
 */
function createEditQuery(value: string): Query {
  return {
    fuzzy: { words: { value, fuzziness: 1, prefix_length: 0, transpositions: true, rewrite: "constant_score" } },
  }
}
