// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Tabs } from "./tabs.js"

export declare function readTabs(raw: unknown): Tabs | null
