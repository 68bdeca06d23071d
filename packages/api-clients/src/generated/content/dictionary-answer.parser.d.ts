// Generated from schemas/services/content/dictionary-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DictionaryAnswer } from "./dictionary-answer.js"

export declare function parseDictionaryAnswer(value: unknown): DictionaryAnswer | null
