import { isTypoTolerated, parseKeyphrase } from "@forecourt/search-engine/rules"
import { createSome } from "./filter-queries.ts"
import type { Query, Rules } from "./opensearch.types.ts"

/** A word of a keyphrase. */
export interface Wanted {
  readonly word: string
  /** The documents with a word that begins with it, or that means the same. */
  readonly meant: Query
  /** True when a typo is allowed where no document of the index matches. */
  readonly mayBeTypo: boolean
}

/** The words of a keyphrase. */
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

/** The documents that a word finds; `isKnown` says whether any document of the index is meant. */
export function createWordQuery({ word, meant, mayBeTypo }: Wanted, isKnown: boolean): Query {
  return mayBeTypo && !isKnown ? createEditQuery(word) : meant
}

/** All words within one edit, a swap of neighbours among them: without the rewrite OpenSearch takes fifty of them. */
function createEditQuery(value: string): Query {
  return {
    fuzzy: { words: { value, fuzziness: 1, prefix_length: 0, transpositions: true, rewrite: "constant_score" } },
  }
}
