import { parseTyreHotelConfirmation } from "./generated/tyre-hotel/booking-confirmation.parser.js"
import { parseTyreHotelBookingRequest } from "./generated/tyre-hotel/booking-request.parser.js"
import { parseTyreHotelCredentials } from "./generated/tyre-hotel/credentials.parser.js"
import { parseTyreHotelCustomer } from "./generated/tyre-hotel/customer.parser.js"
import { parseTyreHotelValidatedSession } from "./generated/tyre-hotel/validated-session.parser.js"
import type { Attempt, ContactDetails, Draft, SessionStore, TyreHotelSession } from "./tyre-hotel.types.ts"

/** Under which a browser keeps the session, until its tab is closed. */
export const SESSION_KEY = "tire-hotel" // spec 3 §3.2

/** What a browser's storage does. */
export type KeyStore = Pick<Storage, "getItem" | "setItem" | "removeItem">

/**
 * Keeps the session in a browser's storage. What lies there in another form counts as nothing; a storage that is full or
 * forbidden costs the visitor the way back, and nothing else.
 */
export function sessionStore(open: () => KeyStore): SessionStore {
  return {
    load: () => attempt(() => readSession(open().getItem(SESSION_KEY))) ?? {},
    save: (session) =>
      void attempt(() => {
        const isEmpty = Object.values(session).every((part) => part === undefined)
        if (isEmpty) open().removeItem(SESSION_KEY)
        else open().setItem(SESSION_KEY, JSON.stringify(session))
      }),
  }
}

function readSession(text: string | null): TyreHotelSession {
  const parts = JSON.parse(text ?? "{}") as Readonly<Record<string, unknown>>
  const read = <Part>(name: string, parse: (value: unknown) => Part | null) =>
    parts[name] === undefined ? undefined : (parse(parts[name]) ?? undefined)
  return {
    customer: read("customer", parseTyreHotelCustomer),
    credentials: read("credentials", parseTyreHotelCredentials),
    validated: read("validated", parseTyreHotelValidatedSession),
    confirmation: read("confirmation", parseTyreHotelConfirmation),
    rated: read("rated", textIn),
    draft: read("draft", parseDraft),
    attempt: read("attempt", parseAttempt),
  }
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

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>
}

function textIn(value: unknown): string | null {
  return typeof value === "string" ? value : null
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
