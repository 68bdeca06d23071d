export { createIndex, type IndexOptions, type IndexStats, type SearchIndex } from "./create-index.ts"
export type { SearchDocument, SearchSchema } from "./rules/fields.ts"
export { SearchError } from "./rules/search-error.ts"
export type { Language } from "./rules/words.ts"
