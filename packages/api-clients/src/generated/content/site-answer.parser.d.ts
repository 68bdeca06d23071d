// Generated from schemas/services/content/site-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SiteAnswer } from "./site-answer.js"

export declare function parseSiteAnswer(value: unknown): SiteAnswer | null
