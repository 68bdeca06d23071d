// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoryPage } from "./story-page.ts"

/** The default values of a story page. */
export const storyPageDefaults = {} satisfies Partial<StoryPage>
