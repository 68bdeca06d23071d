export { type Choosable, type ChoosableValue, createChoosable } from "./car-words/choosable.ts"
export { parseSearchWords, type Understood, type UnderstoodPart } from "./car-words/parse-search-words.ts"
export { getSynonyms } from "./car-words/synonyms/synonyms.ts"
