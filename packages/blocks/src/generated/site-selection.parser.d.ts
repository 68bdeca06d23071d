// Generated from schemas/blocks/site-selection/site-selection.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ChosenSite, SiteSelection } from "./site-selection.js"

export declare function parseSiteSelection(value: unknown): SiteSelection | null
export declare function parseChosenSite(value: unknown): ChosenSite | null
