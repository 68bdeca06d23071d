// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { GroupSites } from "./group-sites.ts"

/** The default values of the group sites. */
export const groupSitesDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<GroupSites>
