// Generated from schemas/services/content/error-pages-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ErrorPagesAnswer } from "./error-pages-answer.js"

export declare function parseErrorPagesAnswer(value: unknown): ErrorPagesAnswer | null
