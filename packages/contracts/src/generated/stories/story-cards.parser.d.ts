// Generated from schemas/services/stories/story-cards.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoryCard, StoryCardImage, StoryCards } from "./story-cards.js"

export declare function parseStoryCards(value: unknown): StoryCards | null
export declare function parseStoryCard(value: unknown): StoryCard | null
export declare function parseStoryCardImage(value: unknown): StoryCardImage | null
