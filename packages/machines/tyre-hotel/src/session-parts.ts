import { parseTyreHotelConfirmation } from "@forecourt/contracts/tyre-hotel/booking-confirmation"
import { parseTyreHotelBookingRequest } from "@forecourt/contracts/tyre-hotel/booking-request"
import { parseTyreHotelCredentials } from "@forecourt/contracts/tyre-hotel/credentials"
import { parseTyreHotelCustomer } from "@forecourt/contracts/tyre-hotel/customer"
import { parseTyreHotelValidatedSession } from "@forecourt/contracts/tyre-hotel/validated-session"
import { fieldsOf, textIn } from "@forecourt/flow-kit/kept-values"
import type { PartReaders } from "@forecourt/flow-kit/session-store"
import type { Attempt, ContactDetails, Draft, TyreHotelSession } from "./tyre-hotel.types.ts"

/** What reads a session that a browser kept, each part as far as the contract knows it. */
export const SESSION_PARTS: PartReaders<TyreHotelSession> = {
  customer: parseTyreHotelCustomer,
  credentials: parseTyreHotelCredentials,
  validated: parseTyreHotelValidatedSession,
  confirmation: parseTyreHotelConfirmation,
  rated: textIn,
  draft: parseDraft,
  attempt: parseAttempt,
}

function parseAttempt(value: unknown): Attempt | null {
  const { key, booking: sent } = (value ?? {}) as Partial<Readonly<Record<keyof Attempt, unknown>>>
  const booking = parseTyreHotelBookingRequest(sent)
  return typeof key === "string" && booking !== null ? { key, booking } : null
}

/** What a visitor chose and wrote, as far as it is there; the service's own parser looks at it before it is sent. */
function parseDraft(value: unknown): Draft | null {
  const { regNo, day, slot, contact, replaces } = fieldsOf(value)
  if (typeof regNo !== "string") return null
  const { start, time } = fieldsOf(slot)
  const isSlot = typeof start === "string" && typeof time === "string"
  return {
    regNo,
    day: textIn(day),
    slot: isSlot ? { start, time } : null,
    contact: contact === null ? null : contactIn(contact),
    replaces: textIn(replaces),
  }
}

function contactIn(value: unknown): ContactDetails {
  const fields = fieldsOf(value)
  const text = (name: keyof ContactDetails) => textIn(fields[name]) ?? ""
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phoneMobile: text("phoneMobile"),
    freeText: text("freeText"),
  }
}
