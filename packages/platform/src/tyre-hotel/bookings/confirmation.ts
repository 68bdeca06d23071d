import type { TyreHotelConfirmation } from "@forecourt/api-clients/tyre-hotel"
import type { Statements } from "../storage/storage.types.ts"
import type { Texts } from "../texts/texts.ts"

interface BookingRow {
  readonly id: string
  readonly day: string
  readonly starts_at: string | null
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
  readonly free_text: string
  readonly department_name: string
  readonly workshop_address: string
  readonly workshop_email: string
  readonly workshop_phone: string
  readonly slot_minutes: number
}

/** What a booking is confirmed with, each time in the same words. */
export async function readConfirmation(
  storage: Statements,
  bookingId: string,
  texts: Texts,
): Promise<TyreHotelConfirmation> {
  const row = await storage.get<BookingRow>(
    `select bookings.*, department_name, workshops.address as workshop_address, workshops.email as workshop_email,
       workshops.phone as workshop_phone, slot_minutes
     from bookings join workshops on workshops.id = bookings.workshop_id where bookings.id = ?`,
    bookingId,
  )
  if (row === null) throw new Error("tyre-hotel: a request names a booking that is gone. Look at the storage.")
  return {
    bookingConfirmationId: row.id,
    customerBase: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phoneMobile: row.phone,
    },
    services: [
      {
        name: texts.service,
        appointmentDate: row.day,
        appointmentTime: row.starts_at,
        // Without a time of its own the vehicle is the workshop's for the day.
        isFullDay: row.starts_at === null,
        ...(row.starts_at !== null && { durationMinutes: row.slot_minutes }),
      },
    ],
    workshop: {
      name: row.department_name,
      address: row.workshop_address,
      email: row.workshop_email,
      phoneNumber: row.workshop_phone,
    },
    freeText: row.free_text,
  }
}
