import { createLinkSender, createMessageDesk, createVisitEraser, type StaffDesk } from "@forecourt/service-kit/staff"
import { eraseVisit, listVisitsOfPerson } from "./storage/erase-visit.ts"
import { createVisitDesk } from "./visit-desk.ts"
import { SERVICE, type WorkshopBookingConfig } from "./workshop-booking.config.ts"
import { ENTRY_RULES, type Outgoing, type WorkshopBookingContext } from "./workshop-booking.types.ts"

/** Creates the part of the service that its staff use: visits, and messages that wait. */
export function createStaffDesk(
  booking: WorkshopBookingContext,
  { isDevelopment, staffMail }: WorkshopBookingConfig,
  outboxKeys: readonly Buffer[],
): StaffDesk {
  const { storage, now, keys, outbox } = booking
  return {
    service: SERVICE,
    storage,
    now,
    key: keys.staff,
    visits: createVisitDesk(booking),
    erase: createVisitEraser({
      storage,
      now,
      outboxKeys,
      kinds: ["email", "text"] satisfies (keyof Outgoing)[],
      listVisits: (contact) => listVisitsOfPerson(storage, contact),
      eraseVisit,
    }),
    messages: createMessageDesk(storage, outboxKeys, outbox, ENTRY_RULES),
    ...((isDevelopment || staffMail !== null) && { sendLink: createLinkSender(storage, outbox) }),
  }
}
