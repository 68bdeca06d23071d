// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
import type { ArticleCards, FetchArticleCardsInput } from "./stories.ts"
import { parseArticleCards } from "./stories/article-cards.parser.js"
import { parseFetchArticleCardsParameters } from "./stories/parameters.parser.js"

/** The operations of the service, with the format of their requests. */
export const STORIES_OPERATIONS: readonly Operation[] = [
  {
    name: "fetchArticleCards",
    method: "GET",
    path: "/api/stories",
    parameters: [
      { name: "root", wire: "root", in: "query" },
      { name: "language", wire: "language", in: "query" },
      { name: "tag", wire: "tag", in: "query", isList: true },
      { name: "cursor", wire: "cursor", in: "query" },
    ],
    parseParameters: parseFetchArticleCardsParameters,
    parseResponse: parseArticleCards,
    needsSession: false,
    isRepeatable: true,
    cache: { scope: "public", seconds: 60 },
    refusals: { 400: [], 502: [] },
  },
]

/** The handlers of the service's calls. */
export interface StoriesHandlers<Context> {
  /**
   * Returns the next articles of a list, ready to be rendered. Spec 1 §4, §7.
   *
   * The response is the same for all visitors. A notification from the content platform refreshes the site's cache.
   */
  readonly fetchArticleCards: (input: FetchArticleCardsInput, context: Context) => Promise<ArticleCards>
}
