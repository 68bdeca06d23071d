// Generated from schemas/site/settings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SiteSettings } from "./site-settings.js"

export declare function parseSiteSettings(value: unknown): SiteSettings | null
