export type { AnalyticsEvent, ConsentEvent, SearchEvent } from "@forecourt/contracts/analytics/analytics-event"
export { track } from "./track.ts"
