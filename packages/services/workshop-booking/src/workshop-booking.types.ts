import type { StockSearchOptions } from "@forecourt/api-clients/search"
import type { HoldBook } from "@forecourt/service-kit/holds"
import type { Message } from "@forecourt/service-kit/messages"
import type { EntryRules, Outbox } from "@forecourt/service-kit/outbox"
import type { Caller, ServiceTools, Surroundings } from "@forecourt/service-kit/service"
import { LINK_KIND } from "@forecourt/service-kit/staff"
import { maskVisitTokens, type VisitMessages, type VisitMessenger } from "@forecourt/service-kit/visits"
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

/** The entries of the outbox. */
export interface Outgoing extends VisitMessages {
  readonly "staff-link": Message
}

/** The rules for the messages that staff see. */
export const ENTRY_RULES: EntryRules = { secretKinds: [LINK_KIND], mask: maskVisitTokens }

export interface WorkshopBookingContext extends ServiceTools, Omit<VisitMessenger, "outbox"> {
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
  readonly outbox: Outbox<Outgoing>
  readonly holds: HoldBook
  /** The factor by which the limits of bookings are multiplied. Always 1 in production. */
  readonly limitFactor: number
}

export type WorkshopBookingCaller = Caller<WorkshopBookingContext, Texts>
