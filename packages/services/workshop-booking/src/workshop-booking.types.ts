import type { StockSearchOptions } from "@forecourt/api-clients/search"
import type { Caller, ServiceTools, Surroundings } from "@forecourt/service-kit/service"
import type { Texts } from "./texts.ts"

/** The purposes of keys. */
export const KEY_PURPOSES = ["fingerprint"] as const

/** The options that the composition root passes to it. */
export interface WorkshopBookingSurroundings extends Surroundings {
  /** The search service, which knows when workshops are open. @default the one that the settings name */
  readonly search?: StockSearchOptions["http"]
  /** The folder of the seeds of development; this service reads `workshop-booking` in it. @default nothing */
  readonly seeds?: string
}

/** The context of every part of the service. */
export interface WorkshopBookingContext extends ServiceTools {
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
}

export type WorkshopBookingCaller = Caller<WorkshopBookingContext, Texts>
