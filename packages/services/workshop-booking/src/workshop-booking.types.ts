import type { Caller, ServiceTools } from "@forecourt/service-kit/service"
import type { Texts } from "./texts.ts"

/** What keys are for. */
export const KEY_PURPOSES = ["fingerprint"] as const

/** What every part of the service works with. */
export interface WorkshopBookingContext extends ServiceTools {
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
}

export type WorkshopBookingCaller = Caller<WorkshopBookingContext, Texts>
