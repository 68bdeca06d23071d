// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { GroupSites } from "./group-sites.js"

export declare function readGroupSites(raw: unknown): GroupSites | null
