// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Tabs, TabsTab } from "./tabs.js"

export declare function parseTabs(value: unknown): Tabs | null
export declare function parseTabsTab(value: unknown): TabsTab | null
