export { checkRequest } from "./rules/check-request.ts"
export { isWithinOneEdit } from "./rules/edits.ts"
export {
  type Field,
  type Fields,
  findNearest,
  findValue,
  getKey,
  isScalar,
  readFields,
  readSort,
  type Scalar,
  type SearchDocument,
  type SearchSchema,
  toScalars,
} from "./rules/fields.ts"
export { type Buckets, createBuckets, getBucket, getInterval, LADDER } from "./rules/ladder.ts"
export { compareText, createValueOrder } from "./rules/order.ts"
export { SearchError } from "./rules/search-error.ts"
export {
  isTypoTolerated,
  LANGUAGES,
  type Language,
  parseKeyphrase,
  readSynonyms,
  type Synonyms,
  splitWords,
} from "./rules/words.ts"
