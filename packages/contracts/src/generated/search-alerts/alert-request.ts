// Generated from schemas/services/search-alerts/alert-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AlertOrigin } from "./alert-origin.ts"
import type { SearchFilter } from "../search/search-filter.ts"

export { parseAlertRequest } from "./alert-request.parser.js"

/** A request for e-mails about new cars that match a search. */
export interface AlertRequest {
  /**
   * The e-mail address of the visitor.
   *
   * @maxLength 254
   * @format email
   */
  email: string
  /**
   * The query string of the car list's address, without the question mark.
   *
   * @maxLength 2000
   * @pattern ^[^#\p{Cc}]*$
   */
  query: string
  /**
   * The filters of the list on this page, in addition to those of the visitor.
   *
   * @maxItems 20
   */
  filters?: SearchFilter[]
  /**
   * The path of the car list.
   *
   * @maxLength 300
   * @pattern ^(?:/[\w%.~-]+)*\/?$
   */
  path: string
  /**
   * The path of the pages of cars, without the identifier of a car.
   *
   * @maxLength 300
   * @pattern ^(?:/[\w%.~-]+)+$
   */
  carPath: string
  /**
   * The language of the page and the country of the site, which format the e-mails.
   *
   * @pattern ^(?:sv|nb|da|en|fi|sk)-[A-Z]{2}$
   */
  locale: string
  /**
   * The notice of personal data that the visitor saw.
   *
   * @maxLength 2000
   * @pattern ^\P{Cc}*$
   */
  privacyNotice?: string
  /**
   * The value of a field that visitors do not see.
   *
   * @maxLength 200
   */
  trap?: string
  origin?: AlertOrigin
}
