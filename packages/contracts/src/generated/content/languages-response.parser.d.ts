// Generated from schemas/services/content/languages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LanguagesResponse } from "./languages-response.js"

export declare function parseLanguagesResponse(value: unknown): LanguagesResponse | null
