import { formatLongDay } from "@forecourt/calendar"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import type { Slot } from "@forecourt/ui-kit/week-selector"
import type { WorkshopBookingWorkshop } from "@forecourt/workshop-booking-machine"
import type { BookingTexts } from "./workshop-booking.texts.ts"

export interface TimeFormat {
  readonly locale: string
  readonly texts: Pick<BookingTexts, "at" | "firstTime.fullDay">
}

/**
 * Formats a time such as `måndag 7 december kl. 08:30`. If the booking takes the whole day, only the day is returned.
 * Spec 3 §9.1.
 */
export function formatSlotTime({ day, time, isAllDay }: Slot, { locale, texts }: TimeFormat): string {
  return isAllDay ? formatLongDay(day, locale) : formatMessage(texts.at, { day: formatLongDay(day, locale), time })
}

/** Formats the first available time of a workshop, such as `måndag 7 december kl. 08:30`. */
export function formatFirstTime(
  { firstTimeSlot, isFirstFullDay = false }: WorkshopBookingWorkshop,
  { locale, texts }: TimeFormat,
): string {
  const day = formatLongDay(firstTimeSlot, locale)
  if (isFirstFullDay) return formatMessage(texts["firstTime.fullDay"], { day })
  return formatMessage(texts.at, { day, time: firstTimeSlot.slice(11, 16) })
}
