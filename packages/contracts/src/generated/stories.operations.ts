// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
import type { FetchStoryCardsInput, StoryCards } from "./stories.ts"
import { parseFetchStoryCardsParameters } from "./stories/parameters.parser.js"
import { parseStoryCards } from "./stories/story-cards.parser.js"

/** The operations of the service, with the format of their requests. */
export const STORIES_OPERATIONS: readonly Operation[] = [
  {
    name: "fetchStoryCards",
    method: "GET",
    path: "/api/stories",
    parameters: [
      { name: "root", wire: "root", in: "query" },
      { name: "language", wire: "language", in: "query" },
      { name: "tag", wire: "tag", in: "query", isList: true },
      { name: "cursor", wire: "cursor", in: "query" },
    ],
    parseParameters: parseFetchStoryCardsParameters,
    parseResponse: parseStoryCards,
    needsSession: false,
    isRepeatable: true,
    cache: { scope: "public", seconds: 60 },
    refusals: { 400: [], 502: [] },
  },
]

/** The handlers of the service's calls. */
export interface StoriesHandlers<Context> {
  /**
   * The next stories of a list, ready to be rendered. Spec 1 §4, §7.
   *
   * Knows nobody. A notice of the content platform refreshes what the site has cached.
   */
  readonly fetchStoryCards: (input: FetchStoryCardsInput, context: Context) => Promise<StoryCards>
}
