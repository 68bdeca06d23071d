// Generated from schemas/services/personalisation/page-view.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePageView } from "./page-view.parser.js"

/** The page view that the visitor's browser reports to the site. */
export interface PageView {
  /**
   * The name of the page.
   *
   * @minLength 1
   * @maxLength 200
   */
  page: string
  /**
   * The page, language and variant.
   *
   * @minLength 1
   * @maxLength 200
   */
  variantId: string
  /**
   * The language of the page.
   *
   * @pattern ^[a-z]{2}$
   */
  language: string
}
