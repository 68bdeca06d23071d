export type { StoryCard, StoryCards } from "@forecourt/contracts/stories/story-cards"
export { fetchStoryCards, type StoryCardsRequest } from "./fetch-story-cards.ts"
export { type StoryCardOptions, storyCard } from "./story-card.ts"
export { readStoryCardsRequest, STORIES_PATH } from "./story-cards-request.ts"
