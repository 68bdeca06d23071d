// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HeroBanner } from "./hero-banner.js"

export declare function readHeroBanner(raw: unknown): HeroBanner | null
