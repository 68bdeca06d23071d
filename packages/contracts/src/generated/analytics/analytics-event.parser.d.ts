// Generated from schemas/services/analytics/analytics-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type {
  AnalyticsEvent,
  ConsentEvent,
  CostEvent,
  ErrorEvent,
  FlowEvent,
  FormEvent,
  ImpressionEvent,
  LeadEvent,
  ProductEvent,
  PurchaseEvent,
  SearchEvent,
} from "./analytics-event.js"

export declare function parseAnalyticsEvent(value: unknown): AnalyticsEvent | null
export declare function parseSearchEvent(value: unknown): SearchEvent | null
export declare function parseConsentEvent(value: unknown): ConsentEvent | null
export declare function parseFlowEvent(value: unknown): FlowEvent | null
export declare function parsePurchaseEvent(value: unknown): PurchaseEvent | null
export declare function parseErrorEvent(value: unknown): ErrorEvent | null
export declare function parseFormEvent(value: unknown): FormEvent | null
export declare function parseLeadEvent(value: unknown): LeadEvent | null
export declare function parseImpressionEvent(value: unknown): ImpressionEvent | null
export declare function parseProductEvent(value: unknown): ProductEvent | null
export declare function parseCostEvent(value: unknown): CostEvent | null
