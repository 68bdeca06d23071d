// Generated from schemas/services/search-alerts/alert-origin.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAlertOrigin } from "./alert-origin.parser.js"

/** The site of an alert. The site itself adds it to the request of a page. */
export interface AlertOrigin {
  /**
   * The name of the site.
   *
   * @pattern ^[a-z0-9][a-z0-9-]{0,63}$
   */
  site: string
  /**
   * The time zone of the site's market, in which e-mails are sent at 08:00.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9+_/-]{0,63}$
   */
  timeZone: string
  /**
   * The search index of the site's cars.
   *
   * @pattern ^[a-z0-9][a-z0-9_-]{0,63}$
   */
  stock: string
  /**
   * The search index of the site's dealerships.
   *
   * @pattern ^[a-z0-9][a-z0-9_-]{0,63}$
   */
  sites: string
}
