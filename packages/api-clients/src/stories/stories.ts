export type { StoryCard, StoryCards } from "@forecourt/contracts/stories/story-cards"
export { createStoriesHttp, fetchStoryCards } from "../generated/stories.ts"
export { type StoryCardOptions, storyCard } from "./story-card.ts"
