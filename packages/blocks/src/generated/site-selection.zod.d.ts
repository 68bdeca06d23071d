// Generated from schemas/blocks/site-selection/site-selection.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { ChosenSite, SiteSelection } from "./site-selection.js"
import type { Schema } from "./zod.js"

export declare const siteSelectionSchema: Schema<SiteSelection>
export declare const chosenSiteSchema: Schema<ChosenSite>

export declare function explainSiteSelection(value: unknown, options?: DescribeOptions): Issue[]
