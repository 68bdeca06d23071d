import type { TyreHotelConfirmation } from "@forecourt/contracts/tyre-hotel"
import type { Statements } from "@forecourt/service-kit/storage"
import type { Texts } from "../texts/texts.ts"

const BOOKING_ROW = {
  id: "text",
  day: "text",
  startsAt: "text?",
  slotMinutes: "number",
  freeText: "text",
  firstName: "text",
  lastName: "text",
  email: "text",
  phoneMobile: "text",
  workshop: "text",
  address: "text",
  workshopEmail: "text",
  workshopPhone: "text",
} as const

/** What a booking is confirmed with, each time in the same words. */
export async function readConfirmation(
  storage: Statements,
  bookingId: string,
  texts: Texts,
): Promise<TyreHotelConfirmation> {
  const row = await storage.get(
    BOOKING_ROW,
    `select bookings.id, day, starts_at as "startsAt", slot_minutes as "slotMinutes", free_text as "freeText",
       first_name as "firstName", last_name as "lastName", bookings.email, bookings.phone as "phoneMobile",
       department_name as workshop, address, workshops.email as "workshopEmail", workshops.phone as "workshopPhone"
     from bookings join workshops on workshops.id = bookings.workshop_id where bookings.id = ?`,
    bookingId,
  )
  if (row === null) throw new Error("tyre-hotel: a request names a booking that is gone. Look at the storage.")
  const { day, startsAt, slotMinutes, freeText, firstName, lastName, email, phoneMobile } = row
  return {
    bookingConfirmationId: row.id,
    customerBase: { firstName, lastName, email, phoneMobile },
    services: [
      {
        name: texts.service,
        appointmentDate: day,
        appointmentTime: startsAt,
        // Without a time of its own the vehicle is the workshop's for the day.
        isFullDay: startsAt === null,
        ...(startsAt !== null && { durationMinutes: slotMinutes }),
      },
    ],
    workshop: { name: row.workshop, address: row.address, email: row.workshopEmail, phoneNumber: row.workshopPhone },
    freeText,
  }
}
