// Generated from schemas/services/analytics/analytics-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseAnalyticsEvent,
  parseConsentEvent,
  parseCostEvent,
  parseErrorEvent,
  parseFlowEvent,
  parseFormEvent,
  parseImpressionEvent,
  parseLeadEvent,
  parseProductEvent,
  parsePurchaseEvent,
  parseSearchEvent,
} from "./analytics-event.parser.js"

/** The events that a site may send to its tag manager. There are no other events. */
export type AnalyticsEvent =
  | SearchEvent
  | ConsentEvent
  | FlowEvent
  | PurchaseEvent
  | ErrorEvent
  | FormEvent
  | LeadEvent
  | ImpressionEvent
  | ProductEvent
  | CostEvent

/** The event of a visitor searching for cars from a hero banner. */
export interface SearchEvent {
  /** The name of the event. */
  event: "search"
  /** The starting point of the search. */
  search_type: "start page"
  /** The search term. */
  search_term: string
}

/** The event of a visitor's consent choices, sent before any other data that a tag can read. */
export interface ConsentEvent {
  /** The name of the event. */
  event: "consent"
  /** True if the visitor consents to visit statistics. */
  consent_statistics: boolean
  /** True if the visitor consents to relevant advertisements on other sites. */
  consent_marketing: boolean
  /** True if the visitor consents to third-party videos, maps and forms. */
  consent_media: boolean
}

/** The event of a visitor reaching a step of a flow. Spec 3 §7.3. */
export interface FlowEvent {
  /** The name of the event. */
  event: "flow_interaction"
  /** The name of the flow. */
  flow_name: "tyre-hotel" | "workshop-booking"
  /**
   * The number of the step.
   *
   * @minimum 1
   * @maximum 6
   */
  flow_step: number
}

/** The event of a visitor making a booking. Spec 3 §7.3. */
export interface PurchaseEvent {
  /** The name of the event. */
  event: "purchase"
  /** The number of the booking. */
  transaction_id: string
  /** The currency. */
  currency: "SEK"
  /** The amount paid on the site, which is zero. */
  value: number
}

/** The event of a failed call in a flow. */
export interface ErrorEvent {
  /** The name of the event. */
  event: "event_error"
  /** The name of the flow. */
  flow_name: "tyre-hotel" | "workshop-booking"
  /** The name of the call. */
  error_call: string
}

/** The event of a visitor submitting a completed form. Spec 2 §7, 3 §7.1. */
export interface FormEvent {
  /** The name of the event. */
  event: "form_interaction"
  /** The name of the form. */
  form_name: "car-contact" | "sell-car" | "service-request" | "workshop-booking"
}

/** The event of a message being accepted by the forms service. Spec 2 §7. */
export interface LeadEvent {
  /** The name of the event. */
  event: "lead"
  /** The name of the form. */
  form_name: "car-contact" | "sell-car" | "service-request"
}

/** The event of a page view. Events about the content of the page follow it. Spec 2 §7. */
export interface ImpressionEvent {
  /** The name of the event. */
  event: "page_impression"
}

/** The event of a view of a car's page. It follows the page's impression. Spec 2 §2.5. */
export interface ProductEvent {
  /** The name of the event. */
  event: "product_detail_page"
  /** The identifier of the car. */
  item_id: string
  /** The brand. */
  item_brand: string
  /** The brand and model. */
  item_name: string
  /** The version of the model. */
  item_variant?: string
  /**
   * The price of the car; absent if the price is not stated.
   *
   * @minimum 0
   */
  price?: number
  /** The currency code. */
  currency?: string
}

/** The event of a visitor opening or closing the cost details of a payment option. Spec 2 §2.5. */
export interface CostEvent {
  /** The name of the event. */
  event: "product_cost"
  /** The identifier of the car. */
  item_id: string
  /** The payment option. */
  cost_type: "loan" | "private_leasing" | "company_leasing" | "finance"
  /** The visitor's action. */
  cost_action: "open" | "close"
}
