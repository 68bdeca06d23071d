// Generated from schemas/services/personalisation/page-view.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePageView } from "./page-view.parser.js"

/** What the visitor's browser tells the site about a page that was seen. */
export interface PageView {
  /**
   * Name of the page.
   *
   * @minLength 1
   * @maxLength 200
   */
  page: string
  /**
   * Page, language and variant.
   *
   * @minLength 1
   * @maxLength 200
   */
  variantId: string
  /**
   * Language of the page.
   *
   * @pattern ^[a-z]{2}$
   */
  language: string
}
