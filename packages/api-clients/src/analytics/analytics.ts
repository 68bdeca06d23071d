export type {
  AnalyticsEvent,
  ConsentEvent,
  CostEvent,
  ImpressionEvent,
  ProductEvent,
  SearchEvent,
} from "@forecourt/contracts/analytics/analytics-event"
export { afterImpression } from "./after-impression.ts"
export { track } from "./track.ts"
