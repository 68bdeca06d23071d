import type { WorkshopBookingEvent, WorkshopBookingSnapshot } from "@forecourt/workshop-booking-machine"
import type { HeadingBelow } from "../outline/level-below.ts"
import type { BookingTexts } from "./workshop-booking.texts.ts"

/** The props of every step after the first. */
export interface StepProps {
  readonly snapshot: WorkshopBookingSnapshot
  readonly send: (event: WorkshopBookingEvent) => void
  readonly texts: BookingTexts
  readonly locale: string
  /** Level of the steps' headings in the outline of the document. */
  readonly heading: HeadingBelow
  /** The e-mail address to contact when something fails. */
  readonly email: string | null
  /** The prefix of registration numbers with an additional line in the summary. Spec 3 §5.1. */
  readonly personalPlate: string | null
}
