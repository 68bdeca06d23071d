// Generated from schemas/site/pages/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoryPage } from "@forecourt/renderer"

export declare function parseStoryPage(value: unknown): StoryPage | null
