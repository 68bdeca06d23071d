import { resolveInstant } from "@forecourt/calendar"
import type { BookedVisit, VisitKind, VisitTime } from "@forecourt/service-kit/visits"
import { type BookingRow, findBooking } from "../storage/bookings.ts"
import { SERVICE } from "../storage/open-storage.ts"
import { TEXTS } from "../texts/texts.ts"

/** Tyre visits, as the messages and pages of the kit show them. */
export const VISITS: VisitKind = {
  service: SERVICE,
  texts: {
    sv: TEXTS.sv.visits,
    nb: TEXTS.nb.visits,
    da: TEXTS.da.visits,
    en: TEXTS.en.visits,
    fi: TEXTS.fi.visits,
    sk: TEXTS.sk.visits,
  },
  async loadVisit(storage, id) {
    const row = await findBooking(storage, id)
    return row && toBookedVisit(row)
  },
}

function toBookedVisit(row: BookingRow): BookedVisit {
  const { id, language, status, sequence, day, instant, zone, minutes, regNo, country } = row
  const { firstName, lastName, email, phoneMobile: phone, freeText: message } = row
  const { workshop: name, address, workshopEmail, workshopPhone } = row
  const time = toVisitTime(row)
  return {
    id,
    language,
    isCancelled: status === "cancelled",
    cancellation: null,
    sequence,
    day,
    time,
    beginsAt: instant === null ? resolveInstant(time.startsAt, zone) : Date.parse(instant),
    minutes,
    regNo,
    services: TEXTS[language].service,
    price: null,
    lateTerms: null,
    customer: { firstName, lastName, email, phone, message },
    workshop: { name, address, country, zone, email: workshopEmail, phone: workshopPhone },
    workshopLines: [],
  }
}

/** Converts the time of a slot. One without a time is shown as its day, for which the workshop arranges a time. */
export function toVisitTime({ day, startsAt }: Pick<BookingRow, "day" | "startsAt">): VisitTime {
  return startsAt === null ? { startsAt: `${day}T00:00:00`, isFullDay: true } : { startsAt, isFullDay: false }
}
