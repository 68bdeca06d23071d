import type { Operation } from "./operation.ts"

/** A service to which sites forward calls. */
export interface SiteService {
  readonly title: string
  /**
   * The prefix of the environment variables for the service. Their names end in `_URL`, `_KEY`, `_CREDENTIALS` and
   * `_BUDGET_FACTOR`.
   */
  readonly variables: string
  /** The prefix that all paths in the service's contract share, such as `/search`. */
  readonly root: string
  /**
   * The prefix that sites add to the paths of the service, such as `/api`. It is empty if the paths on sites are the
   * same.
   */
  readonly at: string
  readonly operations: () => Promise<readonly Operation[]>
}

/** The services of the platform to which sites forward calls. */
export const SITE_SERVICES = {
  "tyre-hotel": {
    title: "tyre hotel",
    variables: "FORECOURT_TYRE_HOTEL",
    root: "/api/tirehotel",
    at: "",
    operations: async () => (await import("./generated/tyre-hotel.operations.ts")).TYRE_HOTEL_OPERATIONS,
  },
  search: {
    title: "search service",
    variables: "FORECOURT_SEARCH",
    root: "/search",
    at: "/api",
    operations: async () => (await import("./generated/search.operations.ts")).SEARCH_OPERATIONS,
  },
  "vehicle-media": {
    title: "vehicle media service",
    variables: "FORECOURT_VEHICLE_MEDIA",
    root: "/api/vehicle-media",
    at: "",
    operations: async () => (await import("./generated/vehicle-media.operations.ts")).VEHICLE_MEDIA_OPERATIONS,
  },
  forms: {
    title: "forms",
    variables: "FORECOURT_FORMS",
    root: "/api/forms",
    at: "",
    operations: async () => (await import("./generated/forms.operations.ts")).FORMS_OPERATIONS,
  },
  "finance-quote": {
    title: "finance quotes",
    variables: "FORECOURT_FINANCE_QUOTE",
    root: "/api/codeweaver",
    at: "",
    operations: async () => (await import("./generated/finance-quote.operations.ts")).FINANCE_QUOTE_OPERATIONS,
  },
  "workshop-booking": {
    title: "workshop booking",
    variables: "FORECOURT_WORKSHOP_BOOKING",
    root: "/api/mechmate",
    at: "",
    operations: async () => (await import("./generated/workshop-booking.operations.ts")).WORKSHOP_BOOKING_OPERATIONS,
  },
  "search-alerts": {
    title: "search alerts",
    variables: "FORECOURT_SEARCH_ALERTS",
    root: "/api/search-alerts",
    at: "",
    operations: async () => (await import("./generated/search-alerts.operations.ts")).SEARCH_ALERTS_OPERATIONS,
  },
} as const satisfies Readonly<Record<string, SiteService>>

export type SiteServiceName = keyof typeof SITE_SERVICES
