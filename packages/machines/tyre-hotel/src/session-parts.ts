import { parseTyreHotelConfirmation } from "@forecourt/contracts/tyre-hotel/booking-confirmation"
import { parseTyreHotelBookingRequest } from "@forecourt/contracts/tyre-hotel/booking-request"
import { parseTyreHotelCredentials } from "@forecourt/contracts/tyre-hotel/credentials"
import { parseTyreHotelCustomer } from "@forecourt/contracts/tyre-hotel/customer"
import { parseTyreHotelValidatedSession } from "@forecourt/contracts/tyre-hotel/validated-session"
import { readText, toFields } from "@forecourt/flow-kit/kept-values"
import type { PartReaders } from "@forecourt/flow-kit/session-store"
import type { Attempt, ContactDetails, Draft, TyreHotelSession } from "./tyre-hotel.types.ts"

/** The functions that parse the parts of a stored session, by the name of the part. Invalid parts are ignored. */
export const SESSION_PARTS: PartReaders<TyreHotelSession> = {
  customer: parseTyreHotelCustomer,
  credentials: parseTyreHotelCredentials,
  validated: parseTyreHotelValidatedSession,
  confirmation: parseTyreHotelConfirmation,
  rated: readText,
  draft: parseDraft,
  attempt: parseAttempt,
}

function parseAttempt(value: unknown): Attempt | null {
  const { key, booking: sent } = (value ?? {}) as Partial<Readonly<Record<keyof Attempt, unknown>>>
  const booking = parseTyreHotelBookingRequest(sent)
  return typeof key === "string" && booking !== null ? { key, booking } : null
}

/**
 * Parses a stored draft, which may be incomplete. The values are validated by the contract's parser before they are
 * sent.
 */
function parseDraft(value: unknown): Draft | null {
  const { regNo, day, slot, contact, replaces } = toFields(value)
  if (typeof regNo !== "string") return null
  const { start, time } = toFields(slot)
  const isSlot = typeof start === "string" && typeof time === "string"
  return {
    regNo,
    day: readText(day),
    slot: isSlot ? { start, time } : null,
    contact: contact === null ? null : readContact(contact),
    replaces: readText(replaces),
  }
}

function readContact(value: unknown): ContactDetails {
  const fields = toFields(value)
  const text = (name: keyof ContactDetails) => readText(fields[name]) ?? ""
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phoneMobile: text("phoneMobile"),
    freeText: text("freeText"),
  }
}
