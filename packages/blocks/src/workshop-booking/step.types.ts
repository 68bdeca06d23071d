import type { WorkshopBookingEvent, WorkshopBookingSnapshot } from "@forecourt/workshop-booking-machine"
import type { HeadingBelow } from "../outline/level-below.ts"
import type { BookingTexts } from "./workshop-booking.texts.ts"

/** What everything behind the first step is given. */
export interface StepProps {
  readonly snapshot: WorkshopBookingSnapshot
  readonly send: (event: WorkshopBookingEvent) => void
  readonly texts: BookingTexts
  readonly locale: string
  /** Level of the steps' headings in the outline of the document. */
  readonly heading: HeadingBelow
  /** Whom to write to when something fails. */
  readonly email: string | null
  /** How the registration numbers begin that have a line more. Spec 3 §5.1. */
  readonly personalPlate: string | null
}
