// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFetchArticleCardsParameters } from "./parameters.parser.js"

/** The parameters of `fetchArticleCards`, without its body. */
export interface FetchArticleCardsParameters {
  /**
   * Identifier of the page below which the stories lie.
   *
   * @pattern ^[{(]?[0-9A-Fa-f]{8}-?(?:[0-9A-Fa-f]{4}-?){3}[0-9A-Fa-f]{12}[)}]?$
   */
  root: string
  /**
   * Language of the stories.
   *
   * @pattern ^[a-z]{2}(?:-[A-Za-z]{2,4})?$
   */
  language: string
  /**
   * Keys of tags, one of which a story has; none means all stories.
   *
   * @maxItems 20
   */
  tag?: string[]
  /**
   * Where the page before ended.
   *
   * @pattern ^[A-Za-z0-9_+/=-]{1,600}$
   */
  cursor?: string
}
