export type { StoryCard, StoryCards } from "../generated/stories/story-cards.ts"
export { fetchStoryCards, type StoryCardsRequest } from "./fetch-story-cards.ts"
export { type StoryCardLooks, storyCard } from "./story-card.ts"
export { readStoryCardsRequest, STORIES_PATH } from "./story-cards-request.ts"
