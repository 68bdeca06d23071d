// Generated from schemas/services/personalisation/page-view-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePageViewEvent } from "./page-view-event.parser.js"

/** What the personalisation service is told when a visitor looks at a page. */
export interface PageViewEvent {
  /** Kind of event. */
  type: "VIEW"
  /** Where the visitor met us. */
  channel: "WEB"
  /** Currency of the service's reports, whatever the site sells in. */
  currency: "USD"
  /**
   * Language of the page, in capitals: SV.
   *
   * @pattern ^[A-Z]{2}$
   */
  language: string
  /**
   * Name of the page.
   *
   * @minLength 1
   * @maxLength 200
   */
  page: string
  /**
   * Who looks: made up anew for each view, so that nobody is followed.
   *
   * @format uuid
   */
  browser_id: string
  /** Key of an older entrance; empty where a context identifier is sent. */
  client_key: string
  /** Point of sale; empty where the site is named. */
  pos: string
  /**
   * When the page was seen.
   *
   * @format date-time
   */
  requested_at: string
  /** What this site adds. */
  ext: {
    /**
     * Page, language and variant, as the content platform names them.
     *
     * @minLength 1
     * @maxLength 200
     */
    pageVariantId: string
  }
}
