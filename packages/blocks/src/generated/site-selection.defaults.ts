// Generated from schemas/blocks/site-selection/site-selection.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SiteSelection } from "./site-selection.ts"

/** The default values of a site selection. */
export const siteSelectionDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<SiteSelection>
