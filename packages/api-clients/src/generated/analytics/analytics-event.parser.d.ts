// Generated from schemas/services/analytics/analytics-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AnalyticsEvent, ConsentEvent, SearchEvent } from "./analytics-event.js"

export declare function parseAnalyticsEvent(value: unknown): AnalyticsEvent | null
export declare function parseSearchEvent(value: unknown): SearchEvent | null
export declare function parseConsentEvent(value: unknown): ConsentEvent | null
