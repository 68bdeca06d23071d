// Generated from schemas/services/content/dictionary-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DictionaryResponse } from "./dictionary-response.js"

export declare function parseDictionaryResponse(value: unknown): DictionaryResponse | null
