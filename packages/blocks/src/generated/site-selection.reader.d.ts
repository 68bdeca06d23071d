// Generated from schemas/blocks/site-selection/site-selection.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SiteSelection } from "./site-selection.js"

export declare function readSiteSelection(raw: unknown): SiteSelection | null
