// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoryPage } from "./story-page.js"

export declare function readStoryPage(raw: unknown): StoryPage | null
