// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { Tabs, TabsTab } from "./tabs.js"
import type { Schema } from "./zod.js"

export declare const tabsSchema: Schema<Tabs>
export declare const tabsTabSchema: Schema<TabsTab>

export declare function explainTabs(value: unknown, options?: DescribeOptions): Issue[]
