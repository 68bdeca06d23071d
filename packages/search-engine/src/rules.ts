export { checkRequest } from "./rules/check-request.ts"
export { isWithinOneEdit } from "./rules/edits.ts"
export {
  type Field,
  type Fields,
  isScalar,
  keyOf,
  nearest,
  readFields,
  readSort,
  type Scalar,
  type SearchDocument,
  type SearchSchema,
  valueFor,
  valuesOf,
} from "./rules/fields.ts"
export { type Buckets, bucketOf, bucketsFor, intervalOf, LADDER } from "./rules/ladder.ts"
export { compareText, valueOrder } from "./rules/order.ts"
export { SearchError } from "./rules/search-error.ts"
export {
  keyphraseWords,
  LANGUAGES,
  type Language,
  readSynonyms,
  type Synonyms,
  splitWords,
  toleratesTypos,
} from "./rules/words.ts"
