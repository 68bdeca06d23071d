// Generated from schemas/services/content/sitemap-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SitemapAnswer } from "./sitemap-answer.js"

export declare function parseSitemapAnswer(value: unknown): SitemapAnswer | null
