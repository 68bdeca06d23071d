import { getDistanceKm } from "@forecourt/contracts/distance"
import type { DayOffer, Slot } from "@forecourt/ui-kit/week-selector"
import {
  getBookingTime,
  type WorkshopBookingDay,
  type WorkshopBookingSnapshot,
  type WorkshopBookingWorkshop,
} from "@forecourt/workshop-booking-machine"

/** The currency of all prices. Spec 3 §9.1. */
export const CURRENCY = "SEK"

export function formatCarName({ context: { session } }: WorkshopBookingSnapshot): string {
  return [session.car?.brand, session.car?.model].filter(Boolean).join(" ")
}

export function formatCarLine(snapshot: WorkshopBookingSnapshot): string {
  const { car, place } = snapshot.context.session
  return [formatCarName(snapshot), car?.registrationNumber, place?.name].filter(Boolean).join(", ")
}

export function toOffers(days: readonly WorkshopBookingDay[]): readonly DayOffer[] {
  return days.map(({ date, availableSlots, allDaySlotAvailable }) => ({
    day: date,
    times: availableSlots,
    isAllDay: allDaySlotAvailable,
  }))
}

export function getSlot({ context: { session } }: WorkshopBookingSnapshot): Slot | null {
  const time = getBookingTime(session)
  if (time === null) return null
  const { startsAt, isFullDay } = time
  return { day: startsAt.slice(0, 10), time: startsAt.slice(11, 16), isAllDay: isFullDay }
}

export function formatDistance(
  { latitude, longitude }: WorkshopBookingWorkshop,
  { context: { session } }: WorkshopBookingSnapshot,
  locale: string,
): string | null {
  const { lat, lng } = session
  if (lat === undefined || lng === undefined) return null
  const km = Math.round(getDistanceKm({ latitude: lat, longitude: lng }, { latitude, longitude }))
  return new Intl.NumberFormat(locale, { style: "unit", unit: "kilometer" }).format(km)
}

/**
 * Returns the codes of the selected services. A service is included even if the visitor has not finished its required
 * description.
 */
export function listTicked(codes: readonly string[], { context }: WorkshopBookingSnapshot): readonly string[] {
  const { services = {} } = context.session
  return codes.filter((code) => Object.hasOwn(services, code) || context.inputCodes.includes(code))
}

export function findPressedCode(previous: readonly string[], after: readonly string[]): string | null {
  return after.find((code) => !previous.includes(code)) ?? previous.find((code) => !after.includes(code)) ?? null
}
