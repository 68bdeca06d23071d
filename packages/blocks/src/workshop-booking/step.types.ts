import type { WorkshopBookingEvent, WorkshopBookingSnapshot } from "@forecourt/workshop-booking-machine"
import type { PrivacyNoticeProps } from "../forms/create-privacy-notice.ts"
import type { HeadingBelow } from "../outline/level-below.ts"
import type { ContactPhone } from "./problem.tsx"
import type { BookingTexts } from "./workshop-booking.texts.ts"

export interface StepProps {
  readonly snapshot: WorkshopBookingSnapshot
  readonly send: (event: WorkshopBookingEvent) => void
  readonly texts: BookingTexts
  readonly locale: string
  /** The time zone of the garages, in which local times are given. */
  readonly timeZone: string
  readonly heading: HeadingBelow
  readonly email: string | null
  readonly phone: ContactPhone | null
  /** The notice of personal data, or `null` if the site has none. */
  readonly privacy: PrivacyNoticeProps | null
  /**
   * The prefix of personal registration numbers, or `null` if there is none. For a car with this prefix, the summary
   * has an additional line. Spec 3 §5.1.
   */
  readonly personalPlate: string | null
}
