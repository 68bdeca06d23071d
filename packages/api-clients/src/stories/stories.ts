export type { ArticleCard, ArticleCards } from "@forecourt/contracts/stories/article-cards"
export { createStoriesHttp, fetchArticleCards } from "../generated/stories.ts"
export { type ArticleCardOptions, toArticleCard } from "./article-card.ts"
