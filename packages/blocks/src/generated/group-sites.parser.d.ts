// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ChosenSite, GroupSites } from "./group-sites.js"

export declare function parseGroupSites(value: unknown): GroupSites | null
export declare function parseChosenSite(value: unknown): ChosenSite | null
