// Generated from schemas/services/content/error-pages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ErrorPagesResponse } from "./error-pages-response.js"

export declare function parseErrorPagesResponse(value: unknown): ErrorPagesResponse | null
