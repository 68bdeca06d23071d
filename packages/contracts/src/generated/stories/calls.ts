// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { ArticleCards } from "./article-cards.ts"
import type { FetchArticleCardsParameters } from "./parameters.ts"

/** The input of `fetchArticleCards`. */
export type FetchArticleCardsInput = FetchArticleCardsParameters

/** The calls of stories as plain functions, for clients and for the machines of flows. */
export interface StoriesCalls {
  /**
   * Returns the next articles of a list, ready to be rendered. Spec 1 §4, §7.
   *
   * The response is the same for all visitors. A notification from the content platform refreshes the site's cache.
   */
  readonly fetchArticleCards: (input: FetchArticleCardsInput, options?: CallOptions) => Promise<ArticleCards>
}

/** The names of the calls. */
export const STORIES_CALLS = ["fetchArticleCards"] as const
