export type { AnalyticsEvent, ConsentEvent, SearchEvent } from "../generated/analytics/analytics-event.ts"
export { track } from "./track.ts"
