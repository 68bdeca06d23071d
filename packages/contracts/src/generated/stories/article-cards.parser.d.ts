// Generated from schemas/services/stories/article-cards.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ArticleCard, ArticleCardImage, ArticleCards } from "./article-cards.js"

export declare function parseArticleCards(value: unknown): ArticleCards | null
export declare function parseArticleCard(value: unknown): ArticleCard | null
export declare function parseArticleCardImage(value: unknown): ArticleCardImage | null
