import type { TyreHotelConfirmation } from "@forecourt/contracts/tyre-hotel"
import type { Statements } from "@forecourt/service-kit/storage"
import { findBooking } from "../storage/bookings.ts"
import type { Texts } from "../texts/texts.ts"

export async function readConfirmation(
  storage: Statements,
  bookingId: string,
  texts: Texts,
): Promise<TyreHotelConfirmation> {
  const row = await findBooking(storage, bookingId)
  if (row === null) throw new Error("tyre-hotel: a request names a booking that is gone. Look at the storage.")
  const { day, startsAt, minutes, freeText, firstName, lastName, email, phoneMobile } = row
  return {
    bookingConfirmationId: row.id,
    customerBase: { firstName, lastName, email, phoneMobile },
    services: [
      {
        name: texts.service,
        appointmentDate: day,
        appointmentTime: startsAt,
        // Without a separate time the vehicle is at the workshop for the day.
        isFullDay: startsAt === null,
        ...(startsAt !== null && { durationMinutes: minutes }),
      },
    ],
    workshop: { name: row.workshop, address: row.address, email: row.workshopEmail, phoneNumber: row.workshopPhone },
    freeText,
  }
}
