// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ChosenSite, GroupSites } from "./group-sites.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const groupSitesSchema: Schema<GroupSites>
export declare const chosenSiteSchema: Schema<ChosenSite>

export declare function explainGroupSites(value: unknown, options?: DescribeOptions): Issue[]
