export { type Choosable, type ChoosableValue, choosableOf } from "./car-words/choosable.ts"
export { synonymsOf } from "./car-words/synonyms/synonyms.ts"
export { type Understood, type UnderstoodPart, understandWords } from "./car-words/understand-words.ts"
