// Generated from schemas/services/personalisation/page-view-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePageViewEvent } from "./page-view-event.parser.js"

/** The event that reports a page view to the personalisation service. */
export interface PageViewEvent {
  /** The kind of event. */
  type: "VIEW"
  /** The channel through which the visitor reached the site. */
  channel: "WEB"
  /** The currency of the service's reports, regardless of the currency of the site. */
  currency: "USD"
  /**
   * The language of the page in upper case, for example SV.
   *
   * @pattern ^[A-Z]{2}$
   */
  language: string
  /**
   * The name of the page.
   *
   * @minLength 1
   * @maxLength 200
   */
  page: string
  /**
   * A random identifier of the viewer, generated for each view so that visitors are not tracked.
   *
   * @format uuid
   */
  browser_id: string
  /** The key of an older entry point; empty if a context identifier is sent. */
  client_key: string
  /** The point of sale; empty if the site is named. */
  pos: string
  /**
   * The time at which the page was viewed.
   *
   * @format date-time
   */
  requested_at: string
  /** The data that this site adds to the event. */
  ext: {
    /**
     * The page, language and variant, as the content platform names them.
     *
     * @minLength 1
     * @maxLength 200
     */
    pageVariantId: string
  }
}
