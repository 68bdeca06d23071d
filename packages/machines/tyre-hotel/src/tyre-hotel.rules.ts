import { addDays, createWindow, formatTime } from "@forecourt/calendar"
import { hasDomain } from "@forecourt/contracts/email"
import { isPersonName } from "@forecourt/contracts/person-name"
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

/**
 * Normalises a registration number for the service: removes spaces and hyphens, converts it to upper case and limits
 * its length. Spec 3 §5.4.
 */
export function normalizePlate(typed: string): string {
  return normalizeRegNo(typed).slice(0, MAX_PLATE_LENGTH)
}

/** Returns true if a registration number is long enough for a search. Spec 3 §5.4. */
export function isSearchable(regNo: string): boolean {
  return normalizePlate(regNo).length >= MIN_PLATE_LENGTH
}

/** Returns true if a login code has the expected number of digits. Spec 3 §5.4. */
export function isWholeCode(code: string, session: TyreHotelSession): boolean {
  return /^\d+$/.test(code) && code.length === getCodeLength(session)
}

/** Returns the number of digits of the login code. If the service has not specified it, returns the default number. */
export function getCodeLength({ customer }: TyreHotelSession): number {
  return customer?.codeLength ?? DEFAULT_CODE_LENGTH
}

/** Returns true if the contact details are complete: names, an e-mail address and a mobile number. Spec 3 §5.4. */
export function isReachable(details: ContactDetails): boolean {
  const { freeText, customer } = getWords(details)
  const hasNames = isPersonName(customer.firstName) && isPersonName(customer.lastName)
  return hasNames && parsePartialTyreHotelBookingRequest({ freeText, customer }) !== null && hasDomain(customer.email)
}

function getWords({ freeText, firstName, lastName, email, phoneMobile }: ContactDetails) {
  const customer = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phoneMobile }
  return { freeText: freeText.trim(), customer }
}

/**
 * Returns the first and the last bookable day, counted from the current day in the workshop's time zone. Spec 3 §7.3.
 */
export function createBookingWindow(today: Day): { readonly from: Day; readonly to: Day } {
  const { first, last } = createWindow(today, {
    firstAfterDays: FIRST_DAY_AFTER_DAYS,
    lastAfterMonths: LAST_DAY_AFTER_MONTHS,
  })
  return { from: first, to: last }
}

/** Returns true if a tyre should be replaced. Spec 3 §8.3. */
export function isWorn({ wheel }: StoredTyre): boolean {
  return wheel.threadStatusId === WORN
}

/** Returns true if a tyre has any warning, including the warning that it should be replaced. Spec 3 §8.3. */
export function isMarked({ wheel }: StoredTyre): boolean {
  return (wheel.threadStatusId ?? 0) > 0
}

export function getToken({ validated, credentials }: TyreHotelSession): string {
  return validated?.sessionToken ?? credentials?.authorizationToken ?? ""
}

export function isCodeSent({ customer, credentials }: TyreHotelSession): boolean {
  return customer !== undefined && credentials !== undefined
}

/** True if the service has accepted the code and returned a vehicle. Spec 3 §4.2. */
export function isLoggedIn({ validated }: TyreHotelSession): boolean {
  return validated?.status === 0 && validated.vehicles.length > 0
}

export function isUnderWay(session: TyreHotelSession): boolean {
  return isLoggedIn(session) && session.attempt !== undefined
}

export function isRated({ confirmation, rated }: TyreHotelSession): boolean {
  return rated !== undefined && rated === confirmation?.bookingConfirmationId
}

export function isBooked(session: TyreHotelSession): boolean {
  return isLoggedIn(session) && session.confirmation !== undefined
}

export function getSlot({ bookingStart }: Attempt["booking"]): Slot | null {
  return bookingStart === null ? null : { start: bookingStart, time: formatTime(bookingStart) }
}

/**
 * Creates a booking attempt. If the outcome of the previous attempt is unknown and the input is the same, the previous
 * attempt and its key are returned.
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

function isSame(booking: Attempt["booking"], other: Attempt["booking"]): boolean {
  return JSON.stringify(booking) === JSON.stringify(other)
}

/**
 * True if the outcome of an earlier attempt with different input is unknown. This outcome must be fetched before a new
 * attempt.
 */
export function isOtherUnsettled(context: TyreHotelContext, details: ContactDetails): boolean {
  const { attempt } = context.session
  return attempt !== undefined && createAttempt(context, details).attempt !== attempt
}

export function toReplacing(attempt: Attempt | null, booked: TyreHotelConfirmation | null): Attempt | null {
  if (attempt === null || booked === null) return attempt
  return { ...attempt, booking: { ...attempt.booking, replaces: booked.bookingConfirmationId } }
}

/**
 * Returns the `brandCode` of the vehicle, which identifies the vehicle in calls to the service. Returns `undefined` if
 * no vehicle is known yet.
 */
export function getVehicleName({ validated }: TyreHotelSession): string | undefined {
  return validated?.vehicles[0]?.brandCode
}

/** Returns the session without a draft or a booking attempt that belongs to a different vehicle. */
export function selectOwnParts(session: TyreHotelSession): TyreHotelSession {
  const name = getVehicleName(session)
  const { draft, attempt } = session
  return {
    ...session,
    draft: draft?.regNo === name ? draft : undefined,
    attempt: attempt?.booking.regNo === name ? attempt : undefined,
  }
}

export function createDraft({ session, day, slot, contact, replaces }: TyreHotelContext): Draft | undefined {
  const regNo = getVehicleName(session)
  const isBegun = day !== null || contact !== null
  return isBegun && regNo !== undefined ? { regNo, day, slot, contact, replaces } : undefined
}

/**
 * Returns the values of a draft up to the visible step. For example, the step `time` restores the selected day, but not
 * the selected time.
 */
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

export function getContact({ booking: { freeText, customer } }: Attempt): ContactDetails {
  return { ...customer, freeText }
}

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

export function getBookedDay({ services }: TyreHotelConfirmation): Day | null {
  const [first] = services.flatMap(({ appointmentTime, appointmentDate }) => appointmentTime || appointmentDate || [])
  return first?.slice(0, DAY_LENGTH) ?? null
}

/** Adds the booked day to a confirmation. The service omits the day if the booking has no time. */
export function addDay(confirmation: TyreHotelConfirmation, day: Day | undefined): TyreHotelConfirmation {
  if (day === undefined) return confirmation
  const services = confirmation.services.map((service) =>
    service.appointmentTime || service.appointmentDate ? service : { ...service, appointmentDate: day },
  )
  return { ...confirmation, services }
}

function createCall({ session }: TyreHotelContext) {
  const vehicle = session.validated?.vehicles[0]
  return { workshop: vehicle?.location.erpId ?? "", regNo: vehicle?.brandCode ?? "", token: getToken(session) }
}

/**
 * Returns the current date in the workshop's time zone. If this date and the service's date differ by more than a day,
 * the service's date is returned.
 */
export function getToday({ session, today }: TyreHotelContext): Day {
  const theirs = session.validated?.today
  return theirs && (theirs < addDays(today, -1) || theirs > addDays(today, 1)) ? theirs : today
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

export function listDays({ availableDates }: TyreHotelSlotDays): readonly Day[] {
  return [...new Set(availableDates.map(({ date }) => date.slice(0, DAY_LENGTH)))].sort()
}

/** Lists the bookable times of a day. Times of other days are left out, since only the time of day is displayed. */
export function listSlots(day: Day | null, { availableTimeSlotDates }: TyreHotelSlots): readonly Slot[] {
  const starts = availableTimeSlotDates.flatMap(({ startTime }) => startTime)
  const daySlots = starts.filter((start) => start.slice(0, DAY_LENGTH) === day)
  const startAt = new Map(daySlots.map((start) => [formatTime(start), start]))
  return [...startAt].map(([time, start]) => ({ start, time })).sort((item, other) => (item.time < other.time ? -1 : 1))
}

export function getLostOrder(session: TyreHotelSession): SettleOrderInput {
  return { idempotencyKey: session.attempt?.key ?? "", token: getToken(session) }
}

/**
 * Creates a guard that allows the transition to a step only if the step is open and the optional condition `isSo` is
 * met. The login steps are closed after the login, and every step is closed while an earlier step is incomplete.
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

export function createBookingCall(context: TyreHotelContext): CreateBookingInput {
  const { workshop: departmentIdentifier, token } = createCall(context)
  if (context.attempt === null) throw new Error("tyre-hotel: there is nothing to book. Send SUBMIT first.")
  const { key: idempotencyKey, booking } = context.attempt
  return { ...booking, departmentIdentifier, token, idempotencyKey }
}
