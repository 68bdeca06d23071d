// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Tabs } from "./tabs.ts"

/** The default values of the tabs. */
export const tabsDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<Tabs>
