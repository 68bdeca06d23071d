// Generated from schemas/services/stories/article-cards.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseArticleCard, parseArticleCardImage, parseArticleCards } from "./article-cards.parser.js"

/** A page of articles, ready to be rendered, as returned by the site's own /api/stories. */
export interface ArticleCards {
  /** The articles, newest first. */
  cards: ArticleCard[]
  /** The total number of articles on all pages. */
  total: number
  /** The position at which the next page starts; null after the last page. */
  next?: string | null
}

/** An article, as its card shows it. */
export interface ArticleCard {
  /** The identifier of the article. */
  id: string
  /** The address of the article. */
  path: string
  /** The headline. */
  title: string
  /** An introduction of one or two sentences. */
  preamble?: string
  /** The date and time of the article in UTC. */
  date?: string
  /** The day of the article, in the date format of the site. */
  day?: string
  /** The picture. */
  image?: ArticleCardImage
}

/** The picture. */
export interface ArticleCardImage {
  /** The address of the picture. */
  src: string
  /** The addresses of the picture, by width. */
  srcSet?: string
  /** The alternative text of the picture. */
  alt: string
  /** The width in pixels. */
  width?: number
  /** The height in pixels. */
  height?: number
}
