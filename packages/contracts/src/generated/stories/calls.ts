// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { FetchStoryCardsParameters } from "./parameters.ts"
import type { StoryCards } from "./story-cards.ts"

/** The input of `fetchStoryCards`. */
export type FetchStoryCardsInput = FetchStoryCardsParameters

/** The calls of stories as plain functions, for clients and for the machines of flows. */
export interface StoriesCalls {
  /**
   * The next stories of a list, ready to be rendered. Spec 1 §4, §7.
   *
   * Knows nobody. A notice of the content platform refreshes what the site has cached.
   */
  readonly fetchStoryCards: (input: FetchStoryCardsInput, options?: CallOptions) => Promise<StoryCards>
}

/** The names of the calls. */
export const STORIES_CALLS = ["fetchStoryCards"] as const
