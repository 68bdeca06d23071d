import { readRegNo } from "@forecourt/contracts/registration-number"
import type {
  CreateBookingInput,
  SettleOrderInput,
  WorkshopBookingBookings,
  WorkshopBookingConfirmation,
  WorkshopBookingRequest,
} from "@forecourt/contracts/workshop-booking"
import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import { findHoldByVisitor, hashNetwork } from "@forecourt/service-kit/holds"
import { carryOutOnce, DROPPED, dropRequest, type Outcome } from "@forecourt/service-kit/idempotency"
import { toInternationalNumber } from "@forecourt/service-kit/phone-numbers"
import { createKeyedHash, createSpokenNumber } from "@forecourt/service-kit/secrets"
import type { Visitor } from "@forecourt/service-kit/service"
import type { Statements } from "@forecourt/service-kit/storage"
import { enqueueVisitMessages, getCurrency } from "@forecourt/service-kit/visits"
import { createAgreement } from "./agreement.ts"
import { isLimitReached } from "./booking-limits.ts"
import { fetchSuitability } from "./conditions.ts"
import { findStretch } from "./free-times.ts"
import { hashVisitor } from "./hold-time.ts"
import { fetchTerms, getTotalMinutes } from "./offerings.ts"
import { isSoundRequest } from "./order-rules.ts"
import { insertBooking } from "./storage/bookings.ts"
import { fetchSupportedCar } from "./vehicles.ts"
import { getLateTerms, loadVisit, VISITS } from "./visits/visit.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"
import { findAbleWorkshop } from "./workshops.ts"

/** Books services. A repeated order with the same idempotency key does not create another booking. Spec 3 §7.1. */
export async function createBooking(
  context: WorkshopBookingContext,
  { idempotencyKey: key, holdId, visitorId, ...request }: CreateBookingInput,
  { network: visitorNetwork, language }: Pick<Visitor, "network" | "language">,
): Promise<WorkshopBookingConfirmation> {
  const { storage, keys, outbox, now } = context
  const subject = toPlate(request.registrationNumber)
  const order = { subject, key, fingerprint: createFingerprint(keys.fingerprint, request) }
  const outcome = await carryOutOnce(storage, order, now(), async () => {
    const car = await fetchSupportedCar(storage, request.registrationNumber)
    const codes = request.serviceOfferingRequests.map(({ kobraId }) => kobraId)
    const find = (tx: Statements) => findAbleWorkshop(tx, car.brand, request.departmentId, codes)
    const workshop = await find(storage)
    const terms = await fetchTerms(storage, codes)
    const suits = await fetchSuitability(storage, codes, { car, milage: request.mileage }, now())
    if (workshop === null || !isSoundRequest(request, terms) || !codes.every(suits))
      throw new WorkshopBookingError("BadRequest")
    const minutes = getTotalMinutes(terms)
    if (findStretch(workshop, request, minutes, now()) === null) return async () => NOT_AVAILABLE
    const { phone: typed, email } = request.customer
    const booker = {
      regNo: subject,
      phone: toContactNumber(typed, workshop.country),
      email,
      network: hashNetwork(keys.subject, visitorNetwork),
    }
    const id = createSpokenNumber()
    return async (tx) => {
      if (await isLimitReached(tx, context, booker, now())) return LIMIT_REACHED
      // An import may have changed the workshop or its slots meanwhile.
      const offering = await find(tx)
      const stretch = offering && findStretch(offering, request, minutes, now())
      if (offering === null || stretch === null) return NOT_AVAILABLE
      const agreement = await createAgreement(tx, offering, request, terms)
      const booking = { ...booker, workshop: offering, stretch, request, agreement, language, now: now() }
      const holdIds = await listHoldIds(tx, context, { holdId, visitorId })
      if (!(await insertBooking(tx, id, { ...booking, holdIds }))) return NOT_AVAILABLE
      await enqueueVisitMessages(tx, VISITS, context, id, "confirmed")
      return { result: id }
    }
  })
  if ("refusal" in outcome) throw new WorkshopBookingError(parseRefusal(outcome))
  outbox.wake()
  return fetchConfirmation(storage, outcome.result)
}

/**
 * Returns the booking of an order whose response was lost. If the service has not received the order yet, it will
 * reject the order later, so that the visitor can safely order again.
 */
export async function completeOrder(
  { storage, now }: WorkshopBookingContext,
  { idempotencyKey: key, registrationNumber }: SettleOrderInput,
): Promise<WorkshopBookingBookings> {
  const subject = toPlate(registrationNumber)
  const outcome: Outcome = await storage.transaction((tx) => dropRequest(tx, { subject, key }, now()))
  return { bookings: "result" in outcome ? [await fetchConfirmation(storage, outcome.result)] : [] }
}

/** Lists the holds that a booking may use: the given one, and the one of the visitor if its id has not arrived. */
async function listHoldIds(
  tx: Statements,
  context: WorkshopBookingContext,
  { holdId, visitorId }: { readonly holdId: string | undefined; readonly visitorId: string | undefined },
): Promise<string[]> {
  const own = visitorId === undefined ? null : await findHoldByVisitor(tx, hashVisitor(context, visitorId))
  return [holdId, own?.id].filter((id) => id !== undefined)
}

function toPlate(typed: string): string {
  const regNo = readRegNo(typed)
  if (regNo === null) throw new WorkshopBookingError("InvalidReg")
  return regNo
}

function parseRefusal({ refusal }: { readonly refusal: string }): WorkshopBookingProblem {
  return refusal === DROPPED ? "OrderDropped" : (refusal as WorkshopBookingProblem)
}

/**
 * Returns a phone number in the form in which it is stored and compared: international, or only the digits of a number
 * that no country has.
 */
function toContactNumber(typed: string, country: string): string {
  return toInternationalNumber(typed, country) ?? typed.replaceAll(/\D/g, "")
}

const NOT_AVAILABLE = { refusal: "TimeslotNotAvailable" } as const
const LIMIT_REACHED = { refusal: "BookingLimitReached" } as const

async function fetchConfirmation(storage: Statements, id: string): Promise<WorkshopBookingConfirmation> {
  const visit = await loadVisit(storage, id)
  if (visit === null) throw new Error("workshop-booking: an order names a booking that is gone. Look at the storage.")
  const { booking, agreement } = visit
  const requests = JSON.parse(booking.offerings) as WorkshopBookingRequest["serviceOfferingRequests"]
  const late = getLateTerms(visit)
  return {
    id,
    registrationNumber: booking.regNo,
    kobraProductIds: requests.map(({ kobraId }) => kobraId),
    durationMinutes: agreement.minutes,
    ...(late !== null && {
      cancellation: { freeUntil: late.until, fee: late.fee, currency: getCurrency(agreement.country) },
    }),
  }
}

function createFingerprint(key: Buffer, request: WorkshopBookingRequest): string {
  const { customer, freeText, departmentId, timeSlot: startsAt, isFullDay, mileage, serviceOfferingRequests } = request
  const { firstName, lastName, phone, email } = customer
  const services = serviceOfferingRequests.map(({ kobraId, unitsSelected, userInput }) => [
    kobraId,
    unitsSelected,
    userInput,
  ])
  return createKeyedHash(
    key,
    firstName,
    lastName,
    phone,
    email,
    freeText,
    departmentId,
    startsAt,
    JSON.stringify([isFullDay, mileage, services]),
  )
}
