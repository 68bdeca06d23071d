// Generated from schemas/services/workshop-booking/workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingNearerWorkshop } from "./nearer-workshop.ts"
import type { WorkshopBookingOffer } from "./prices.ts"

export { parseWorkshopBookingWorkshop, parseWorkshopCancellation } from "./workshop.parser.js"

/** A workshop that provides the requested services, with its first available slot. Spec 3 §3.1. */
export interface WorkshopBookingWorkshop {
  /** The identifier of the workshop in calls. */
  departmentId: string
  /** The dealership to which the workshop belongs. */
  siteId: string
  /** The name of the workshop. */
  siteName: string
  /** The street and town. */
  address: string
  /** The latitude. */
  latitude: number
  /** The longitude. */
  longitude: number
  /** The brands that have authorised the workshop. */
  brands: string[]
  /**
   * The first available slot, in the workshop's local time.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$
   */
  firstTimeSlot: string
  /** True if the first available slot is a whole day. */
  isFirstFullDay?: boolean
  /** The prices of the requested services at this workshop, for the given mileage. */
  offers?: WorkshopBookingOffer[]
  /** The terms of late cancelling; missing if cancelling is always free. */
  cancellation?: WorkshopCancellation
  nearer?: WorkshopBookingNearerWorkshop
}

/** The terms of late cancelling; missing if cancelling is always free. */
export interface WorkshopCancellation {
  /**
   * The time on the day before the visit until which it can be cancelled or changed for free.
   *
   * @pattern ^\d{2}:\d{2}$
   */
  freeUntil: string
  /**
   * The fee for cancelling or changing later.
   *
   * @minimum 0
   */
  fee: number
  /**
   * The currency of the fee.
   *
   * @pattern ^[A-Z]{3}$
   */
  currency: string
}
