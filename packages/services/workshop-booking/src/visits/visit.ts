import { addDays } from "@forecourt/calendar"
import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { type BookedVisit, COMMON_TEXTS, getWorkshopLanguage, type VisitKind } from "@forecourt/service-kit/visits"
import type { Agreement } from "../agreement.ts"
import { NO_MILEAGE } from "../conditions.ts"
import { type BookingRow, findWholeBooking } from "../storage/bookings.ts"
import { findBookedWorkshop, type Workshop } from "../storage/workshops.ts"
import { SERVICE } from "../workshop-booking.config.ts"
import { VISIT_TEXTS } from "./texts/texts.ts"

/** The name under which changes are recorded that customers make with their link. */
export const CUSTOMER = "customer"

/** A booking with its workshop, and with what was agreed when it was made. */
export interface Visit {
  readonly booking: BookingRow
  readonly workshop: Workshop
  readonly agreement: Agreement
}

/** Loads a booking with its workshop. Returns `null` if it is unknown or was deleted. */
export async function loadVisit(storage: Statements, bookingId: string): Promise<Visit | null> {
  const booking = await findWholeBooking(storage, bookingId)
  if (booking === null) return null
  const workshop = await findBookedWorkshop(storage, booking.workshopId)
  return workshop && { booking, workshop, agreement: JSON.parse(booking.agreement) as Agreement }
}

/** Workshop visits, as the messages and pages of the kit show them. */
export const VISITS: VisitKind = {
  service: SERVICE,
  texts: VISIT_TEXTS,
  async loadVisit(storage, id) {
    const visit = await loadVisit(storage, id)
    return visit && toBookedVisit(visit)
  },
}

function toBookedVisit(visit: Visit): BookedVisit {
  const { booking, workshop, agreement } = visit
  const { id, language, status, sequence, day, startsAt, isFullDay, instant, regNo, mileage } = booking
  const { firstName, lastName, phone, email, freeText, cancelledAt, cancelledBy } = booking
  const workshopLanguage = getWorkshopLanguage(agreement.country)
  return {
    id,
    language,
    isCancelled: status === "cancelled",
    cancellation: cancelledAt === null ? null : { at: Date.parse(cancelledAt), isByCustomer: cancelledBy === CUSTOMER },
    sequence,
    day,
    time: { startsAt, isFullDay: isFullDay === 1 },
    beginsAt: Date.parse(instant),
    minutes: agreement.minutes,
    regNo,
    services: agreement.services.map(formatService).join("; "),
    price: agreement.price,
    lateTerms: getLateTerms(visit),
    customer: { firstName, lastName, phone, email, message: freeText },
    workshop: { ...workshop, country: agreement.country, name: workshop.siteName },
    workshopLines: [
      ...(mileage === NO_MILEAGE ? [] : [`${VISIT_TEXTS[workshopLanguage].mileage}: ${mileage}`]),
      `${COMMON_TEXTS[workshopLanguage].facts.services}: ${formatWithRemarks(visit)}`,
    ],
  }
}

/** Returns the local time until which a booking can be cancelled for free, and the fee. `null` if it is always free. */
export function getLateTerms({
  booking,
  agreement: { freeUntil, lateFee },
}: Pick<Visit, "booking" | "agreement">): BookedVisit["lateTerms"] {
  if (freeUntil === null || lateFee === null) return null
  return { until: `${addDays(booking.day, -1)}T${freeUntil}:00`, fee: lateFee }
}

function formatService({ name, units, unit }: Agreement["services"][number]): string {
  return units === null || units === 1 ? name : `${name}, ${units} ${unit}`
}

/**
 * Formats the services with the customer's remarks, for the workshop. Messages to the customer and calendars have none:
 * they are shared with others.
 */
function formatWithRemarks({ booking, agreement }: Visit): string {
  const requests = JSON.parse(booking.offerings) as WorkshopBookingRequest["serviceOfferingRequests"]
  const services = agreement.services.map((service, index) => {
    const remark = requests[index]?.userInput?.replaceAll(/\s+/g, " ").trim() ?? ""
    return remark === "" ? formatService(service) : `${formatService(service)}: ${remark}`
  })
  return services.join("; ")
}
