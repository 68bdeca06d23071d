import type { StockSearchOptions } from "@forecourt/api-clients/search"
import type { Caller, ServiceTools, Surroundings } from "@forecourt/service-kit/service"
import type { Texts } from "./texts.ts"

/** What keys are for. */
export const KEY_PURPOSES = ["fingerprint"] as const

/** What it is given by whoever opens it. */
export interface WorkshopBookingSurroundings extends Surroundings {
  /** The search service, which knows when workshops are open. @default the one that the settings name */
  readonly search?: StockSearchOptions["http"]
  /** The folder of what services begin with in development; this one reads `workshop-booking` in it. @default nothing */
  readonly seeds?: string
}

/** What every part of the service works with. */
export interface WorkshopBookingContext extends ServiceTools {
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
}

export type WorkshopBookingCaller = Caller<WorkshopBookingContext, Texts>
