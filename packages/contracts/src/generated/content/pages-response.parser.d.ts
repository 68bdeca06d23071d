// Generated from schemas/services/content/pages-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PagesResponse } from "./pages-response.js"

export declare function parsePagesResponse(value: unknown): PagesResponse | null
