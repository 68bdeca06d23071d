// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipPage, StoryPage } from "@forecourt/renderer"

export declare function parseDealershipPage(value: unknown): DealershipPage | null
export declare function parseStoryPage(value: unknown): StoryPage | null
