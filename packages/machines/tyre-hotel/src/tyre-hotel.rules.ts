import { addDays, createWindow, formatTime } from "@forecourt/calendar"
import { hasDomain } from "@forecourt/contracts/email"
import { normalizeRegNo } from "@forecourt/contracts/registration-number"
import type {
  CreateBookingInput,
  FetchSlotDaysInput,
  SettleOrderInput,
  TyreHotelSlotDays,
  TyreHotelSlots,
} from "@forecourt/contracts/tyre-hotel"
import { parsePartialTyreHotelBookingRequest } from "@forecourt/contracts/tyre-hotel/booking-request"
import type {
  Attempt,
  ContactDetails,
  Day,
  Draft,
  Slot,
  StoredTyre,
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
export function normalizePlate(typed: string): string {
  return normalizeRegNo(typed).slice(0, MAX_PLATE_LENGTH)
}

/** Whether there is enough of a registration number to look for it. Spec 3 §5.4. */
export function isSearchable(regNo: string): boolean {
  return normalizePlate(regNo).length >= MIN_PLATE_LENGTH
}

/** Whether a code has all its digits. Spec 3 §5.4. */
export function isWholeCode(code: string, session: TyreHotelSession): boolean {
  return /^\d+$/.test(code) && code.length === getCodeLength(session)
}

/** How many digits the code has that was sent. */
export function getCodeLength({ customer }: TyreHotelSession): number {
  return customer?.codeLength ?? DEFAULT_CODE_LENGTH
}

/** Whether a workshop can turn to somebody with this: names, an e-mail address and a mobile number. Spec 3 §5.4. */
export function isReachable(details: ContactDetails): boolean {
  const { freeText, customer } = getWords(details)
  return parsePartialTyreHotelBookingRequest({ freeText, customer }) !== null && hasDomain(customer.email)
}

/** What the visitor wrote, as it is sent. */
function getWords({ freeText, firstName, lastName, email, phoneMobile }: ContactDetails) {
  const customer = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phoneMobile }
  return { freeText: freeText.trim(), customer }
}

/** First and last day that can be asked for, counted from today in the workshop's zone. Spec 3 §7.3. */
export function createBookingWindow(today: Day): { readonly from: Day; readonly to: Day } {
  const { first, last } = createWindow(today, {
    firstAfterDays: FIRST_DAY_AFTER_DAYS,
    lastAfterMonths: LAST_DAY_AFTER_MONTHS,
  })
  return { from: first, to: last }
}

/** Whether a tyre should be replaced. Spec 3 §8.3. */
export function isWorn({ wheel }: StoredTyre): boolean {
  return wheel.threadStatusId === WORN
}

/** Whether a tyre is marked with a small warning. Spec 3 §8.3. */
export function isMarked({ wheel }: StoredTyre): boolean {
  return (wheel.threadStatusId ?? 0) > 0
}

/** What the calls of a session are made with. */
export function getToken({ validated, credentials }: TyreHotelSession): string {
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
export function getSlot({ bookingStart }: Attempt["booking"]): Slot | null {
  return bookingStart === null ? null : { start: bookingStart, time: formatTime(bookingStart) }
}

/**
 * The booking that a visitor sends. The same words are the same attempt, and keep its key, until it is known what became
 * of it.
 */
export function createAttempt(
  { session, day, slot, replaces, keySeed, attempts }: TyreHotelContext,
  details: ContactDetails,
): { readonly attempt: Attempt; readonly attempts: number } {
  const booking = {
    bookingDate: day ?? "",
    bookingStart: slot?.start ?? null,
    regNo: getVehicleName(session) ?? "",
    ...getWords(details),
    ...(replaces !== null && { replaces }),
  }
  const { attempt } = session
  if (attempt && isSame(attempt.booking, booking)) return { attempt, attempts }
  return { attempt: { key: `${keySeed}-${attempts + 1}`, booking }, attempts: attempts + 1 }
}

/** Whether two bookings say the same; both were put together above, with their fields in one order. */
function isSame(one: Attempt["booking"], other: Attempt["booking"]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether other words were sent before of which nobody knows what became: they are asked after first. */
export function isOtherUnsettled(context: TyreHotelContext, details: ContactDetails): boolean {
  const { attempt } = context.session
  return attempt !== undefined && createAttempt(context, details).attempt !== attempt
}

/** An order that takes the place of a booking, where there is one. */
export function toReplacing(attempt: Attempt | null, booked: TyreHotelConfirmation | null): Attempt | null {
  if (attempt === null || booked === null) return attempt
  return { ...attempt, booking: { ...attempt.booking, replaces: booked.bookingConfirmationId } }
}

/** What names the vehicle in calls: its brandCode. */
export function getVehicleName({ validated }: TyreHotelSession): string | undefined {
  return validated?.vehicles[0]?.brandCode
}

/** What of a session is of another vehicle than the one that is logged in goes. */
export function selectOwnParts(session: TyreHotelSession): TyreHotelSession {
  const name = getVehicleName(session)
  const { draft, attempt } = session
  return {
    ...session,
    draft: draft?.regNo === name ? draft : undefined,
    attempt: attempt?.booking.regNo === name ? attempt : undefined,
  }
}

/** What is kept of the booking that is being put together; nothing when it is not begun. */
export function createDraft({ session, day, slot, contact, replaces }: TyreHotelContext): Draft | undefined {
  const regNo = getVehicleName(session)
  const isBegun = day !== null || contact !== null
  return isBegun && regNo !== undefined ? { regNo, day, slot, contact, replaces } : undefined
}

/** Where a draft goes on: as far as the step at which the page was left. */
export function resolveDraft(step: TyreHotelStep | null, { draft }: TyreHotelSession) {
  const { day = null, slot = null, contact = null, replaces = null } = draft ?? {}
  return {
    day: step === "day" ? null : day,
    opensAt: day,
    slot: step === "contact" || step === null ? slot : null,
    contact,
    replaces,
  }
}

/** What a visitor wrote who sent this. */
export function getContact({ booking: { freeText, customer } }: Attempt): ContactDetails {
  return { ...customer, freeText }
}

/** What is known of whom the workshop turns to. */
export function getBookedContact({ customerBase, freeText }: TyreHotelConfirmation): ContactDetails {
  const { firstName, lastName, email, phoneMobile } = customerBase
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email: email ?? "",
    phoneMobile: phoneMobile ?? "",
    freeText: freeText ?? "",
  }
}

/** The day of a booking; `null` when its service names none. */
export function getBookedDay({ services }: TyreHotelConfirmation): Day | null {
  const [first] = services.flatMap(({ appointmentTime, appointmentDate }) => appointmentTime || appointmentDate || [])
  return first?.slice(0, DAY_LENGTH) ?? null
}

/** A confirmation names the day, also where the service leaves it out because there is no time. */
export function addDay(confirmation: TyreHotelConfirmation, day: Day | undefined): TyreHotelConfirmation {
  if (day === undefined) return confirmation
  const services = confirmation.services.map((service) =>
    service.appointmentTime || service.appointmentDate ? service : { ...service, appointmentDate: day },
  )
  return { ...confirmation, services }
}

/** What every call about the vehicle's workshop names. */
function createCall({ session }: TyreHotelContext) {
  const vehicle = session.validated?.vehicles[0]
  return { workshop: vehicle?.location.erpId ?? "", regNo: vehicle?.brandCode ?? "", token: getToken(session) }
}

/** The current day where the workshop is: the service's where the visitor's clock is far off. */
export function getToday({ session, today }: TyreHotelContext): Day {
  const own = today
  const theirs = session.validated?.today
  return theirs && (theirs < addDays(own, -1) || theirs > addDays(own, 1)) ? theirs : own
}

export function createDaysRequest(context: TyreHotelContext): FetchSlotDaysInput {
  const { workshop: workshopIdentifier, ...call } = createCall(context)
  const { from: startDate, to: endDate } = createBookingWindow(getToday(context))
  return { ...call, workshopIdentifier, startDate, endDate }
}

export function createTimesRequest(context: TyreHotelContext): FetchSlotDaysInput {
  return { ...createDaysRequest(context), startDate: context.day ?? "", endDate: context.day ?? "" }
}

const DAY_LENGTH = "2026-11-25".length

/** Days with free times, each once, the earliest first. */
export function listDays({ availableDates }: TyreHotelSlotDays): readonly Day[] {
  return [...new Set(availableDates.map(({ date }) => date.slice(0, DAY_LENGTH)))].sort()
}

/** Free times of a day, each once, the earliest first. Only the time is shown, so times of other days are left out. */
export function listSlots(day: Day | null, { availableTimeSlotDates }: TyreHotelSlots): readonly Slot[] {
  const starts = availableTimeSlotDates.flatMap(({ startTime }) => startTime)
  const own = starts.filter((start) => start.slice(0, DAY_LENGTH) === day)
  const startAt = new Map(own.map((start) => [formatTime(start), start]))
  return [...startAt].map(([time, start]) => ({ start, time })).sort((one, other) => (one.time < other.time ? -1 : 1))
}

/** The order whose response was lost, by its key. */
export function getLostOrder(session: TyreHotelSession): SettleOrderInput {
  return { idempotencyKey: session.attempt?.key ?? "", token: getToken(session) }
}

/**
 * Whether the browser's way back or forward leads to a step: who is logged in has none to those before the code, and
 * nobody skips one that has not been done.
 */
export function createStepGuard(step: TyreHotelStep, isSo: (context: TyreHotelContext) => boolean = () => true) {
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
export function createBookingCall(context: TyreHotelContext): CreateBookingInput {
  const { workshop: departmentIdentifier, token } = createCall(context)
  if (context.attempt === null) throw new Error("tyre-hotel: there is nothing to book. Send SUBMIT first.")
  const { key: idempotencyKey, booking } = context.attempt
  return { ...booking, departmentIdentifier, token, idempotencyKey }
}
