export type { StoryCard, StoryCards } from "@forecourt/contracts/stories/story-cards"
export { createStoriesHttp, fetchStoryCards } from "../generated/stories.ts"
export { type StoryCardOptions, toStoryCard } from "./story-card.ts"
