// Generated from schemas/services/content/languages-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LanguagesAnswer } from "./languages-answer.js"

export declare function parseLanguagesAnswer(value: unknown): LanguagesAnswer | null
