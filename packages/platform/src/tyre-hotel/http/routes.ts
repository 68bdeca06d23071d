import {
  parseTyreHotelBookingRequest,
  parseTyreHotelCancelRequest,
  parseTyreHotelLoginRequest,
  parseTyreHotelReviewRequest,
  parseTyreHotelSearchRequest,
  parseTyreHotelSlotsRequest,
  parseTyreHotelValidateRequest,
} from "@forecourt/api-clients/tyre-hotel"
import { type Ask, header } from "../../http/exchange.ts"
import { cancelBooking } from "../bookings/cancel-booking.ts"
import { createBooking } from "../bookings/create-booking.ts"
import { offerDays, offerTimes } from "../bookings/offer-times.ts"
import { listOpenBookings } from "../bookings/open-bookings.ts"
import { settleOrder } from "../bookings/settle-order.ts"
import { sendCode } from "../codes/send-code.ts"
import { validateCode } from "../codes/validate-code.ts"
import { addReview } from "../customers/add-review.ts"
import { findCustomer } from "../customers/find-customer.ts"
import { endSession, fetchSession, requireOwn, type Session } from "../customers/sessions.ts"
import type { TyreHotelDesk, Visitor } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { bearerOf, queryOf, readBody, readBodyOrQuery } from "./read-call.ts"

interface Route {
  readonly methods: readonly string[]
  readonly answer: (desk: TyreHotelDesk, ask: Ask, visitor: Visitor) => Promise<object>
}

const LONGEST_KEY = 200

/** Calls of the tyre hotel, below `/api/tirehotel/`. Spec 3 §7.3; logout, list, cancel and settle are our own. */
export const ROUTES: Readonly<Record<string, Route>> = {
  "authorization/search": { methods: ["GET", "POST"], answer: search },
  "authorization/login": { methods: ["POST"], answer: login },
  "authorization/validate": { methods: ["POST"], answer: validate },
  "authorization/logout": { methods: ["POST"], answer: logOut },
  "booking/GetTimeslotDays": { methods: ["POST"], answer: slotDays },
  "booking/GetTimeslots": { methods: ["POST"], answer: slots },
  "booking/create": { methods: ["POST"], answer: create },
  "booking/list": { methods: ["POST"], answer: list },
  "booking/cancel": { methods: ["POST"], answer: cancel },
  "booking/settle": { methods: ["POST"], answer: settle },
  "review/addReview": { methods: ["POST"], answer: review },
}

async function search(desk: TyreHotelDesk, ask: Ask, visitor: Visitor): Promise<object> {
  return findCustomer(desk, await readBodyOrQuery(ask, ["regNo"], parseSearch), visitor)
}

async function login(desk: TyreHotelDesk, ask: Ask, visitor: Visitor): Promise<object> {
  return sendCode(desk, await readBodyOrQuery(ask, ["encryptedPhoneNumber"], parseTyreHotelLoginRequest), visitor)
}

async function validate(desk: TyreHotelDesk, ask: Ask, visitor: Visitor): Promise<object> {
  return validateCode(
    desk,
    await readBodyOrQuery(ask, ["authToken", "otpToken"], parseTyreHotelValidateRequest),
    visitor,
  )
}

async function slotDays(desk: TyreHotelDesk, ask: Ask): Promise<object> {
  const session = await fetchSession(desk, bearerOf(ask))
  const request = await readBody(ask, parseTyreHotelSlotsRequest)
  requireOwn(session, request.regNo, workshopOf(ask, "workshopIdentifier"))
  return offerDays(desk, request, session)
}

async function slots(desk: TyreHotelDesk, ask: Ask): Promise<object> {
  const session = await fetchSession(desk, bearerOf(ask))
  const request = await readBody(ask, parseTyreHotelSlotsRequest)
  requireOwn(session, request.regNo, workshopOf(ask, "workshopIdentifier"))
  return offerTimes(desk, request, session)
}

async function create(desk: TyreHotelDesk, ask: Ask, { texts }: Visitor): Promise<object> {
  const session: Session = await fetchSession(desk, bearerOf(ask))
  const request = await readBody(ask, parseTyreHotelBookingRequest)
  requireOwn(session, request.regNo, workshopOf(ask, "departmentIdentifier"))
  return createBooking(desk, { request, session, idempotencyKey: keyOf(ask) }, texts)
}

async function logOut(desk: TyreHotelDesk, ask: Ask): Promise<object> {
  await endSession(desk, bearerOf(ask))
  return {}
}

async function list(desk: TyreHotelDesk, ask: Ask, { texts }: Visitor): Promise<object> {
  return listOpenBookings(desk, await fetchSession(desk, bearerOf(ask)), texts)
}

async function cancel(desk: TyreHotelDesk, ask: Ask): Promise<object> {
  const session = await fetchSession(desk, bearerOf(ask))
  await cancelBooking(desk, await readBody(ask, parseTyreHotelCancelRequest), session)
  return {}
}

async function settle(desk: TyreHotelDesk, ask: Ask, { texts }: Visitor): Promise<object> {
  const session = await fetchSession(desk, bearerOf(ask))
  return settleOrder(desk, { session, idempotencyKey: keyOf(ask) }, texts)
}

function keyOf(ask: Ask): string {
  const key = header(ask, "idempotency-key")
  if (key === "" || key.length > LONGEST_KEY) throw new TyreHotelRefusal("IdempotencyKeyMissing")
  return key
}

async function review(desk: TyreHotelDesk, ask: Ask): Promise<object> {
  const session = await fetchSession(desk, bearerOf(ask))
  await addReview(desk, await readBody(ask, parseTyreHotelReviewRequest), session)
  return {}
}

function workshopOf(ask: Ask, name: string): string {
  return queryOf(ask, [name])[name] ?? ""
}

/** People write registration numbers with spaces and in small letters. Spec 3 §5.4. */
function parseSearch(value: unknown): ReturnType<typeof parseTyreHotelSearchRequest> {
  const regNo = (value as { regNo?: unknown } | null)?.regNo
  return parseTyreHotelSearchRequest(
    typeof regNo === "string" ? { ...(value as object), regNo: regNo.replaceAll(/[\s-]/g, "").toUpperCase() } : value,
  )
}
