export type {
  AnalyticsEvent,
  ConsentEvent,
  CostEvent,
  ImpressionEvent,
  LeadEvent,
  ProductEvent,
  SearchEvent,
} from "@forecourt/contracts/analytics/analytics-event"
export { track } from "./track.ts"
export { waitForImpression } from "./wait-for-impression.ts"
