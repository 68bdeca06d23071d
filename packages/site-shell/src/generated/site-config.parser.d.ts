// Generated from schemas/site/site.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SiteConfig } from "./site-config.js"

export declare function parseSiteConfig(value: unknown): SiteConfig | null
