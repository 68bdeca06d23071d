// Generated from schemas/services/stories/article-cards.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseArticleCard, parseArticleCardImage, parseArticleCards } from "./article-cards.parser.js"

/** A page of stories, ready to be rendered: what the site's own /api/stories answers. */
export interface ArticleCards {
  /** Stories, newest first. */
  cards: ArticleCard[]
  /** How many there are on all pages. */
  total: number
  /** Where the next page starts; null after the last. */
  next?: string | null
}

/** A story as its card shows it. */
export interface ArticleCard {
  /** Identifier of the story. */
  id: string
  /** Address of the story. */
  path: string
  /** Headline. */
  title: string
  /** One or two sentences. */
  preamble?: string
  /** Moment in UTC. */
  date?: string
  /** The moment's day as the site writes it. */
  day?: string
  /** Picture. */
  image?: ArticleCardImage
}

/** Picture. */
export interface ArticleCardImage {
  /** Address. */
  src: string
  /** Addresses by width. */
  srcSet?: string
  /** What it shows. */
  alt: string
  /** Width in pixels. */
  width?: number
  /** Height in pixels. */
  height?: number
}
