// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoryPage } from "./story-page.ts"

/** What a story page has where its editor chose nothing. */
export const storyPageDefaults = {} satisfies Partial<StoryPage>
