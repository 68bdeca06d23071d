// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { ArticleCards } from "./article-cards.ts"
import type { FetchArticleCardsParameters } from "./parameters.ts"

/** The input of `fetchArticleCards`. */
export type FetchArticleCardsInput = FetchArticleCardsParameters

/** The calls of stories as plain functions, for clients and for the machines of flows. */
export interface StoriesCalls {
  /**
   * The next stories of a list, ready to be rendered. Spec 1 §4, §7.
   *
   * Knows nobody. A notice of the content platform refreshes what the site has cached.
   */
  readonly fetchArticleCards: (input: FetchArticleCardsInput, options?: CallOptions) => Promise<ArticleCards>
}

/** The names of the calls. */
export const STORIES_CALLS = ["fetchArticleCards"] as const
