import type { StockSearchOptions } from "@forecourt/api-clients/search"
import type { Outbox } from "@forecourt/service-kit/outbox"
import type { Caller, ServiceTools, Surroundings } from "@forecourt/service-kit/service"
import type { Outgoing } from "./messages/outgoing.ts"
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
  /** The address of the application, which serves the pages of booked visits. @default that of this service alone */
  readonly publicUrl?: string
}

export interface WorkshopBookingContext extends ServiceTools {
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
  readonly outbox: Outbox<Outgoing>
  /** The keys that sign the links to booked visits, the current one first. */
  readonly linkKeys: readonly [Buffer, ...Buffer[]]
  /** The address of the pages of booked visits, without a slash at its end. */
  readonly visitsUrl: string
  /** True if text messages can be sent to phones. */
  readonly sendsTexts: boolean
  /** The factor by which the limits of bookings are multiplied. Always 1 in production. */
  readonly limitFactor: number
}

export type WorkshopBookingCaller = Caller<WorkshopBookingContext, Texts>
