// Generated from schemas/services/workshop-booking/workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingWorkshop } from "./workshop.parser.js"

/** A workshop that does what is asked for, and when it can. Spec 3 §3.1. */
export interface WorkshopBookingWorkshop {
  /** Names it in calls. */
  departmentId: string
  /** The dealership it belongs to. */
  siteId: string
  /** What it is called. */
  siteName: string
  /** Street and town. */
  address: string
  /** North. */
  latitude: number
  /** East. */
  longitude: number
  /** Brands that authorised it. */
  brands: string[]
  /**
   * The first time that is free, by the workshop's own clock.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$
   */
  firstTimeSlot: string
}
