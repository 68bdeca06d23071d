// Generated from schemas/services/content/site-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SiteResponse } from "./site-response.js"

export declare function parseSiteResponse(value: unknown): SiteResponse | null
