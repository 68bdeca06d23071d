import type { StockSearchOptions } from "@forecourt/api-clients/search"
import type { Caller, ServiceTools, Surroundings } from "@forecourt/service-kit/service"
import type { Texts } from "./texts.ts"

export const KEY_PURPOSES = ["fingerprint", "subject", "staff"] as const

/** The options that an application passes to this service when it opens the service. */
export interface WorkshopBookingSurroundings extends Surroundings {
  /**
   * The client of the search service, which has the opening hours of workshops. @default a client for the configured
   * address
   */
  readonly search?: StockSearchOptions["http"]
  /** The folder of the development seeds, of which this service reads `workshop-booking`. @default no seed */
  readonly seeds?: string
}

export interface WorkshopBookingContext extends ServiceTools {
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
  /** The factor by which the limits of bookings are multiplied. Always 1 in production. */
  readonly limitFactor: number
}

export type WorkshopBookingCaller = Caller<WorkshopBookingContext, Texts>
