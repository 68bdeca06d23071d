// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFetchArticleCardsParameters } from "./parameters.parser.js"

/** The parameters of `fetchArticleCards`, without its body. */
export interface FetchArticleCardsParameters {
  /**
   * The identifier of the parent page of the articles.
   *
   * @pattern ^[{(]?[0-9A-Fa-f]{8}-?(?:[0-9A-Fa-f]{4}-?){3}[0-9A-Fa-f]{12}[)}]?$
   */
  root: string
  /**
   * The language of the articles.
   *
   * @pattern ^[a-z]{2}(?:-[A-Za-z]{2,4})?$
   */
  language: string
  /**
   * The keys of tags, of which an article has at least one. If there are none, all articles are returned.
   *
   * @maxItems 20
   */
  tag?: string[]
  /**
   * The position at which the previous page ended.
   *
   * @pattern ^[A-Za-z0-9_+/=-]{1,600}$
   */
  cursor?: string
}
