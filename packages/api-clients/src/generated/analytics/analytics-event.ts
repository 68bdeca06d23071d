// Generated from schemas/services/analytics/analytics-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAnalyticsEvent, parseConsentEvent, parseSearchEvent } from "./analytics-event.parser.js"

/** Everything that a site may tell its tag manager. There are no other events. */
export type AnalyticsEvent = SearchEvent | ConsentEvent

/** A visitor searched for cars from a hero banner. */
export interface SearchEvent {
  /** Name of the event. */
  event: "search"
  /** Where the search began. */
  search_type: "start page"
  /** What was searched for. */
  search_term: string
}

/** What a visitor agreed to, before anything else that a tag may read. */
export interface ConsentEvent {
  /** Name of the event. */
  event: "consent"
  /** Counting visits. */
  consent_statistics: boolean
  /** Showing fitting advertisements elsewhere. */
  consent_marketing: boolean
  /** Films, maps and forms of others. */
  consent_media: boolean
}
