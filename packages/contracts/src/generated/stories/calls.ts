// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { FetchStoryCardsParameters } from "./parameters.ts"
import type { StoryCards } from "./story-cards.ts"

/** What `fetchStoryCards` is called with. */
export type FetchStoryCardsInput = FetchStoryCardsParameters

/** The calls of stories as plain functions: what a client makes, and what a flow's machine needs of the world. */
export interface StoriesCalls {
  /**
   * The next stories of a list, ready to be rendered. Spec 1 §4, §7.
   *
   * Knows nobody. A notice of the content platform refreshes what the site has cached.
   */
  readonly fetchStoryCards: (input: FetchStoryCardsInput, options?: CallOptions) => Promise<StoryCards>
}

/** Names of the calls. */
export const STORIES_CALLS = ["fetchStoryCards"] as const
