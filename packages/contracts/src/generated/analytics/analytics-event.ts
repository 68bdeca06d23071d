// Generated from schemas/services/analytics/analytics-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseAnalyticsEvent,
  parseConsentEvent,
  parseCostEvent,
  parseErrorEvent,
  parseFlowEvent,
  parseImpressionEvent,
  parseProductEvent,
  parsePurchaseEvent,
  parseSearchEvent,
} from "./analytics-event.parser.js"

/** Everything that a site may tell its tag manager. There are no other events. */
export type AnalyticsEvent =
  | SearchEvent
  | ConsentEvent
  | FlowEvent
  | PurchaseEvent
  | ErrorEvent
  | ImpressionEvent
  | ProductEvent
  | CostEvent

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

/** A visitor reached a step of a flow. Spec 3 §7.3. */
export interface FlowEvent {
  /** Name of the event. */
  event: "flow_interaction"
  /** Which flow. */
  flow_name: "tyre-hotel" | "workshop-booking"
  /**
   * Which step.
   *
   * @minimum 1
   * @maximum 6
   */
  flow_step: number
}

/** A visitor booked. Spec 3 §7.3. */
export interface PurchaseEvent {
  /** Name of the event. */
  event: "purchase"
  /** Number of the booking. */
  transaction_id: string
  /** Currency. */
  currency: "SEK"
  /** What is paid here: nothing. */
  value: number
}

/** A call of a flow failed. */
export interface ErrorEvent {
  /** Name of the event. */
  event: "event_error"
  /** Which flow. */
  flow_name: "tyre-hotel" | "workshop-booking"
  /** Which call. */
  error_call: string
}

/** A page is there. What is told of the page follows. Spec 2 §7. */
export interface ImpressionEvent {
  /** Name of the event. */
  event: "page_impression"
}

/** The page is about a car. Follows the page's impression. Spec 2 §2.5. */
export interface ProductEvent {
  /** Name of the event. */
  event: "product_detail_page"
  /** The car's identifier. */
  item_id: string
  /** Brand. */
  item_brand: string
  /** Brand and model. */
  item_name: string
  /** Version of the model. */
  item_variant?: string
  /**
   * What the car costs; missing where it is not said.
   *
   * @minimum 0
   */
  price?: number
  /** Code of the currency. */
  currency?: string
}

/** A visitor opened or closed what a car costs by one way to pay. Spec 2 §2.5. */
export interface CostEvent {
  /** Name of the event. */
  event: "product_cost"
  /** The car's identifier. */
  item_id: string
  /** Which way to pay. */
  cost_type: "loan" | "private_leasing" | "company_leasing" | "finance"
  /** What was done. */
  cost_action: "open" | "close"
}
