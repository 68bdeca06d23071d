// Generated from schemas/blocks/site-selection/site-selection.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const siteSelectionGuide: Guide
export declare const chosenSiteGuide: Guide
