import { addDays } from "@forecourt/calendar"
import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { type BookedVisit, COMMON_TEXTS, getWorkshopLanguage, type VisitKind } from "@forecourt/service-kit/visits"
import { NO_MILEAGE } from "../conditions.ts"
import { getTotalMinutes } from "../offerings.ts"
import { type BookingRow, findWholeBooking } from "../storage/bookings.ts"
import { listTerms } from "../storage/offerings.ts"
import { listPricesAt } from "../storage/workshop-prices.ts"
import { findBookedWorkshop, type Workshop } from "../storage/workshops.ts"
import { SERVICE } from "../workshop-booking.config.ts"
import { VISIT_TEXTS } from "./texts/texts.ts"

/** A booking with its workshop, its services and its price. */
export interface Visit {
  readonly booking: BookingRow
  readonly workshop: Workshop
  readonly services: readonly BookedService[]
  readonly minutes: number
  /** The sum of the prices, or `null` if one of them is unknown. */
  readonly price: number | null
}

interface BookedService {
  readonly name: string
  /** The number of units, such as litres. `null` if there is no choice. */
  readonly units: number | null
  readonly unit: string
  /** The customer's remark, or `null`. */
  readonly remark: string | null
}

/** Loads a booking with its workshop, its services and its price. Returns `null` if it is unknown or was deleted. */
export async function loadVisit(storage: Statements, bookingId: string): Promise<Visit | null> {
  const booking = await findWholeBooking(storage, bookingId)
  if (booking === null) return null
  const workshop = await findBookedWorkshop(storage, booking.workshopId)
  if (workshop === null) return null
  const requests = JSON.parse(booking.offerings) as WorkshopBookingRequest["serviceOfferingRequests"]
  const codes = requests.map(({ kobraId }) => kobraId)
  const terms = await listTerms(storage, codes)
  const graded = await listPricesAt(storage, [workshop.id], codes)
  const services = requests.map(({ kobraId, unitsSelected: units, userInput: remark }) => {
    const { name = kobraId, unitAbbreviation: unit = "" } = terms.find(({ code }) => code === kobraId) ?? {}
    return { name, units, unit, remark }
  })
  const prices = requests.map(({ kobraId, unitsSelected }) => {
    const reached = graded.filter(({ code, fromMileage }) => code === kobraId && fromMileage <= booking.mileage)
    const price = reached.at(-1)?.price ?? null
    return price === null ? null : price * (unitsSelected ?? 1)
  })
  return {
    booking,
    workshop,
    services,
    minutes: getTotalMinutes(terms),
    price: prices.reduce((sum, price) => (sum === null || price === null ? null : sum + price), 0),
  }
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
  const { booking, workshop, minutes, price } = visit
  const { id, language, status, sequence, day, startsAt, isFullDay, instant, regNo, mileage } = booking
  const { firstName, lastName, phone, email, freeText } = booking
  const services = visit.services.map(formatService).join("; ")
  const workshopLanguage = getWorkshopLanguage(workshop.country)
  return {
    id,
    language,
    isCancelled: status === "cancelled",
    sequence,
    day,
    time: { startsAt, isFullDay: isFullDay === 1 },
    beginsAt: Date.parse(instant),
    minutes,
    regNo,
    services,
    price,
    lateTerms: getLateTerms(visit),
    customer: { firstName, lastName, phone, email, message: freeText },
    workshop: { ...workshop, name: workshop.siteName },
    workshopLines: [
      ...(mileage === NO_MILEAGE ? [] : [`${VISIT_TEXTS[workshopLanguage].mileage}: ${mileage}`]),
      `${COMMON_TEXTS[workshopLanguage].facts.services}: ${services}`,
    ],
  }
}

/** Returns the local time until which a booking can be changed for free, and the fee. `null` if it is always free. */
export function getLateTerms({
  booking,
  workshop: { freeUntil, lateFee },
}: Pick<Visit, "booking" | "workshop">): BookedVisit["lateTerms"] {
  if (freeUntil === null || lateFee === null) return null
  return { until: `${addDays(booking.day, -1)}T${freeUntil}:00`, fee: lateFee }
}

function formatService({ name, units, unit, remark }: BookedService): string {
  const amount = units === null || units === 1 ? name : `${name}, ${units} ${unit}`
  return remark === null || remark === "" ? amount : `${amount}: ${remark}`
}
