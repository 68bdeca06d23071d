// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { NewsBanner } from "./news-banner.js"

export declare function readNewsBanner(raw: unknown): NewsBanner | null
