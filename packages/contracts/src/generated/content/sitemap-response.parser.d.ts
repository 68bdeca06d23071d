// Generated from schemas/services/content/sitemap-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SitemapResponse } from "./sitemap-response.js"

export declare function parseSitemapResponse(value: unknown): SitemapResponse | null
