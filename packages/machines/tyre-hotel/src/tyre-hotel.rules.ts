import { parseTyreHotelBookingRequest } from "./generated/tyre-hotel/booking-request.parser.js"
import type {
  Attempt,
  ContactDetails,
  Day,
  Draft,
  Refusal,
  Slot,
  StoredTire,
  TyreHotelConfirmation,
  TyreHotelContext,
  TyreHotelSession,
  TyreHotelStep,
} from "./tyre-hotel.types.ts"

export const MAX_PLATE_LENGTH = 7 // spec 3 §5.4
export const MIN_PLATE_LENGTH = 2 // spec 3 §5.4
export const DEFAULT_CODE_LENGTH = 4 // spec 3 §5.4
export const FIRST_DAY_AFTER_DAYS = 3 // spec 3 §9.1
export const LAST_DAY_AFTER_MONTHS = 3 // spec 3 §9.1
export const WORN = 1 // spec 3 §8.3

/** A registration number as the service knows it: without spaces, in capitals, no longer than one can be. Spec 3 §5.4. */
export function normalisePlate(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase().slice(0, MAX_PLATE_LENGTH)
}

/** Whether there is enough of a registration number to look for it. Spec 3 §5.4. */
export function isSearchable(regNo: string): boolean {
  return normalisePlate(regNo).length >= MIN_PLATE_LENGTH
}

/** Whether a code has all its digits. Spec 3 §5.4. */
export function isWholeCode(code: string, session: TyreHotelSession): boolean {
  return /^\d+$/.test(code) && code.length === codeLength(session)
}

/** How many digits the code has that was sent. */
export function codeLength({ customer }: TyreHotelSession): number {
  return customer?.codeLength ?? DEFAULT_CODE_LENGTH
}

/** `HH:mm` in `2026-12-01T08:00:00`. */
const TIME = [11, 16] as const

/** Mail within one house has no dot, and is of no use here. */
const IS_ON_THE_NET = /@.+\../

/** A booking of nothing, by which the service's own parser looks at what a visitor wrote. */
const NO_BOOKING = { bookingDate: "2026-01-01", bookingStart: null, regNo: "-" }

/** Whether a workshop can turn to somebody with this: names, an e-mail address and a mobile number. Spec 3 §5.4. */
export function isReachable(details: ContactDetails): boolean {
  const request = parseTyreHotelBookingRequest({ ...NO_BOOKING, ...wordsIn(details) })
  return request !== null && IS_ON_THE_NET.test(request.customer.email)
}

/** What the visitor wrote, as it is sent. */
function wordsIn({ freeText, firstName, lastName, email, phoneMobile }: ContactDetails) {
  const customer = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phoneMobile }
  return { freeText: freeText.trim(), customer }
}

/** First and last day that can be asked for, counted from today in the workshop's zone. Spec 3 §7.3. */
export function bookingWindow(today: Day): { readonly from: Day; readonly to: Day } {
  const [year, month, day] = today.split("-").map(Number) as [number, number, number]
  const lastMonth = new Date(Date.UTC(year, month - 1 + LAST_DAY_AFTER_MONTHS + 1, 0))
  // A month that has no such day ends earlier: 30 November is followed by 28 February.
  lastMonth.setUTCDate(Math.min(day, lastMonth.getUTCDate()))
  return { from: dayOf(new Date(Date.UTC(year, month - 1, day + FIRST_DAY_AFTER_DAYS))), to: dayOf(lastMonth) }
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10)
}

/** Whether a tyre should be replaced. Spec 3 §8.3. */
export function isWorn({ wheel }: StoredTire): boolean {
  return wheel.threadStatusId === WORN
}

/** Whether a tyre is marked with a small warning. Spec 3 §8.3. */
export function isMarked({ wheel }: StoredTire): boolean {
  return (wheel.threadStatusId ?? 0) > 0
}

/** What the calls of a session are made with. */
export function tokenOf({ validated, credentials }: TyreHotelSession): string {
  return validated?.sessionToken ?? credentials?.authorizationToken ?? ""
}

/** Whether a code is on its way, and it is known to whom. */
export function isCodeSent({ customer, credentials }: TyreHotelSession): boolean {
  return customer !== undefined && credentials !== undefined
}

/** Whether the service accepted a code. Spec 3 §4.2. */
export function isLoggedIn({ validated }: TyreHotelSession): boolean {
  return validated?.status === 0 && validated.vehicles.length > 0
}

/** Whether it is not known yet what became of a booking of the vehicle. */
export function isUnderWay(session: TyreHotelSession): boolean {
  return isLoggedIn(session) && session.attempt !== undefined
}

/** Whether the booking that stands has been rated. */
export function isRated({ confirmation, rated }: TyreHotelSession): boolean {
  return rated !== undefined && rated === confirmation?.bookingConfirmationId
}

/** Whether a booking stands. */
export function isBooked(session: TyreHotelSession): boolean {
  return isLoggedIn(session) && session.confirmation !== undefined
}

/** The time that a booking names. */
export function slotOf({ bookingStart }: Attempt["booking"]): Slot | null {
  return bookingStart === null ? null : { start: bookingStart, time: bookingStart.slice(...TIME) }
}

/**
 * The booking that a visitor sends. The same words are the same attempt, and keep its key, until it is known what became
 * of it.
 */
export function attemptFor(
  { session, day, slot, replaces, newKey }: TyreHotelContext,
  details: ContactDetails,
): Attempt {
  const booking = {
    bookingDate: day ?? "",
    bookingStart: slot?.start ?? null,
    regNo: vehicleNameOf(session) ?? "",
    ...(replaces !== null && { replaces }),
    ...wordsIn(details),
  }
  const { attempt } = session
  return attempt && isSame(attempt.booking, booking) ? attempt : { key: newKey(), booking }
}

function isSame(one: object, other: object): boolean {
  return textOf(one) === textOf(other)
}

/** In whichever order its fields came. */
function textOf(fields: object): string {
  return JSON.stringify(fields, (_, value) =>
    value !== null && typeof value === "object" ? Object.fromEntries(Object.entries(value).sort()) : value,
  )
}

/** Whether other words were sent before of which nobody knows what became: they are asked after first. */
export function isOtherUnsettled(context: TyreHotelContext, details: ContactDetails): boolean {
  const { attempt } = context.session
  return attempt !== undefined && attemptFor({ ...context, newKey: () => "" }, details).key !== attempt.key
}

/** An order that takes the place of a booking, where there is one. */
export function replacing(attempt: Attempt | null, booked: TyreHotelConfirmation | null): Attempt | null {
  if (attempt === null || booked === null) return attempt
  return { ...attempt, booking: { ...attempt.booking, replaces: booked.bookingConfirmationId } }
}

/** What names the vehicle in calls: its brandCode. */
export function vehicleNameOf({ validated }: TyreHotelSession): string | undefined {
  return validated?.vehicles[0]?.brandCode
}

/** What of a session is of another vehicle than the one that is logged in goes. */
export function ownOf(session: TyreHotelSession): TyreHotelSession {
  const name = vehicleNameOf(session)
  const { draft, attempt } = session
  return {
    ...session,
    draft: draft?.regNo === name ? draft : undefined,
    attempt: attempt?.booking.regNo === name ? attempt : undefined,
  }
}

/** What is kept of the booking that is being put together; nothing when it is not begun. */
export function draftOf({ session, day, slot, contact, replaces }: TyreHotelContext): Draft | undefined {
  const regNo = vehicleNameOf(session)
  const isBegun = day !== null || contact !== null
  return isBegun && regNo !== undefined ? { regNo, day, slot, contact, replaces } : undefined
}

/** Where a draft goes on: as far as the step at which the page was left. */
export function resumedAt(step: TyreHotelStep | null, { draft }: TyreHotelSession) {
  const { day = null, slot = null, contact = null, replaces = null } = draft ?? {}
  return {
    day: step === "day" ? null : day,
    slot: step === "contact" || step === null ? slot : null,
    contact,
    replaces,
  }
}

/** What a visitor wrote who sent this. */
export function contactOf({ booking: { freeText, customer } }: Attempt): ContactDetails {
  return { ...customer, freeText }
}

/** What is known of whom the workshop turns to. */
export function contactOfBooked({ customerBase, freeText }: TyreHotelConfirmation): ContactDetails {
  const { firstName, lastName, email, phoneMobile } = customerBase
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email: email ?? "",
    phoneMobile: phoneMobile ?? "",
    freeText: freeText ?? "",
  }
}

/** A confirmation names the day, also where the service leaves it out because there is no time. */
export function withDay(confirmation: TyreHotelConfirmation, day: Day | undefined): TyreHotelConfirmation {
  if (day === undefined) return confirmation
  const services = confirmation.services.map((service) =>
    service.appointmentTime || service.appointmentDate ? service : { ...service, appointmentDate: day },
  )
  return { ...confirmation, services }
}

/** What the service said to the visitor; `null` when it said nothing, or was not reached. */
export function wordsOf(error: unknown): string | null {
  return (error as Refusal | null)?.words ?? null
}

/** Whether a booking may have been made although the call failed: only a refusal says that it was not. */
export function mayBeBooked(error: unknown): boolean {
  const { status, code } = (error ?? {}) as Refusal
  const isRefused = status != null && status >= 400 && status < 500 && code !== "StillRunning"
  return !isRefused
}

/** Whether the service no longer knows the session. */
export function isSessionGone(error: unknown): boolean {
  return (error as Refusal | null)?.status === 401
}

/** What every call for times names. */
function callOf({ session }: TyreHotelContext) {
  const vehicle = session.validated?.vehicles[0]
  return { workshop: vehicle?.location.erpId ?? "", regNo: vehicle?.brandCode ?? "", token: tokenOf(session) }
}

export function daysAskedFor(context: TyreHotelContext) {
  return { ...callOf(context), ...bookingWindow(context.today()) }
}

export function timesAskedFor(context: TyreHotelContext) {
  return { ...callOf(context), date: context.day ?? "" }
}

/** The order whose answer was lost, by its key. */
export function lostOrder(session: TyreHotelSession) {
  return { key: session.attempt?.key ?? "", token: tokenOf(session) }
}

/**
 * Whether the browser's way back or forward leads to a step: who is logged in has none to those before the code, and
 * nobody skips one that has not been done.
 */
export function leadsTo(step: TyreHotelStep, isSo: (context: TyreHotelContext) => boolean = () => true) {
  return ({
    context,
    event,
  }: {
    readonly context: TyreHotelContext
    readonly event: { readonly step: TyreHotelStep }
  }) => event.step === step && IS_OPEN[step](context) && isSo(context)
}

const IS_OPEN: Readonly<Record<TyreHotelStep, (context: TyreHotelContext) => boolean>> = {
  search: ({ session }) => !isLoggedIn(session),
  login: ({ session }) => !isLoggedIn(session) && session.customer !== undefined,
  validate: ({ session }) => !isLoggedIn(session) && isCodeSent(session),
  loggedIn: ({ session }) => isLoggedIn(session),
  day: ({ session }) => isLoggedIn(session),
  time: ({ session, day }) => isLoggedIn(session) && day !== null,
  contact: ({ session, day }) => isLoggedIn(session) && day !== null,
  confirmation: ({ session }) => isBooked(session),
}

/** The order that is on its way, and for whom. */
export function bookingCallOf(context: TyreHotelContext) {
  const { workshop, token } = callOf(context)
  if (context.attempt === null) throw new Error("tyre-hotel: there is nothing to book. Send SUBMIT_BOOKING first.")
  return { workshop, token, ...context.attempt }
}
