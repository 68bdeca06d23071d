// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const tabsGuide: Guide
export declare const tabsTabGuide: Guide
