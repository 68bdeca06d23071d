import { instantOf, isCalendarDay } from "@forecourt/calendar"
import { readRegNo } from "@forecourt/contracts/registration-number"
import type {
  CreateBookingInput,
  SettleOrderInput,
  WorkshopBookingBookings,
  WorkshopBookingConfirmation,
  WorkshopBookingRequest,
} from "@forecourt/contracts/workshop-booking"
import type { WorkshopBookingProblem } from "@forecourt/contracts/workshop-booking/calls"
import { takeResource } from "@forecourt/service-kit/capacity"
import { carryOutOnce, DROPPED, dropRequest, type Outcome } from "@forecourt/service-kit/idempotency"
import { internationalNumber } from "@forecourt/service-kit/phone-numbers"
import { keyedHash, newSpokenNumber } from "@forecourt/service-kit/secrets"
import type { Statements } from "@forecourt/service-kit/storage"
import { bookingWindow, capacityOf, type Stretch, stretchesOf } from "./free-times.ts"
import { fetchPricesAt, fetchTerms, minutesOf, type OfferingTerms } from "./offerings.ts"
import { fetchSupportedCar } from "./vehicles.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"
import { WorkshopBookingRefusal } from "./workshop-booking-refusal.ts"
import { fetchWorkshop, type Workshop } from "./workshops.ts"

/** Books services at a workshop, once for each key. Spec 3 §7.1. */
export async function createBooking(
  { storage, keys, now }: WorkshopBookingContext,
  { idempotencyKey: key, ...request }: CreateBookingInput,
): Promise<WorkshopBookingConfirmation> {
  const subject = plateOf(request.registrationNumber)
  const order = { subject, key, fingerprint: fingerprintOf(keys.fingerprint, request) }
  const outcome = await carryOutOnce(storage, order, now(), async () => {
    const car = await fetchSupportedCar(storage, request.registrationNumber)
    const codes = request.serviceOfferingRequests.map(({ kobraId }) => kobraId)
    const workshop = await findWorkshop(storage, car.brand, request.departmentId, codes)
    const terms = await fetchTerms(storage, codes)
    if (workshop === null || !isSound(request, terms)) throw new WorkshopBookingRefusal("BadRequest")
    const stretch = findStretch(workshop, request, minutesOf(terms), now())
    return async (inside) =>
      stretch === null ? NOT_AVAILABLE : book(inside, { workshop, stretch, request, now: now() })
  })
  if ("refusal" in outcome) throw new WorkshopBookingRefusal(refusalOf(outcome))
  return fetchConfirmation(storage, outcome.result)
}

/**
 * What became of an order whose response was lost: its booking, or none. An order that made none makes none any more,
 * even if it arrives later: whoever was told so may order anew.
 */
export async function settleOrder(
  { storage, now }: WorkshopBookingContext,
  { idempotencyKey: key, registrationNumber }: SettleOrderInput,
): Promise<WorkshopBookingBookings> {
  const subject = plateOf(registrationNumber)
  const outcome: Outcome = await storage.transaction((inside) => dropRequest(inside, { subject, key }, now()))
  return { bookings: "result" in outcome ? [await fetchConfirmation(storage, outcome.result)] : [] }
}

function plateOf(typed: string): string {
  const regNo = readRegNo(typed)
  if (regNo === null) throw new WorkshopBookingRefusal("InvalidReg")
  return regNo
}

/** A storage holds no other refusals than ours and the kit's. */
function refusalOf({ refusal }: { readonly refusal: string }): WorkshopBookingProblem {
  return refusal === DROPPED ? "OrderDropped" : (refusal as WorkshopBookingProblem)
}

/** The workshop that is asked for, if it takes the brand in and does everything. */
async function findWorkshop(
  storage: Statements,
  brand: string,
  departmentId: string,
  codes: readonly string[],
): Promise<Workshop | null> {
  const workshop = await fetchWorkshop(storage, departmentId, brand)
  const done = new Set((await fetchPricesAt(storage, departmentId, codes)).map(({ code }) => code))
  return codes.every((code) => done.has(code)) ? workshop : null
}

/** Whether each service stands there once, with as many units as it has and with words only where it asks for some. */
function isSound(
  { serviceOfferingRequests: requests }: WorkshopBookingRequest,
  terms: readonly OfferingTerms[],
): boolean {
  return (
    new Set(requests.map(({ kobraId }) => kobraId)).size === requests.length &&
    requests.every(({ unitsSelected, userInput }, index) => {
      const { minimum = 1, maximum = 1, allowUserInput = 0 } = terms[index] ?? {}
      const units = unitsSelected ?? minimum
      return units >= minimum && units <= maximum && (userInput === null || allowUserInput === 1)
    })
  )
}

/** What is asked for, if the workshop offers it at all. */
function findStretch(
  workshop: Workshop,
  { timeSlot, isFullDay }: WorkshopBookingRequest,
  minutes: number,
  now: number,
): Stretch | null {
  const { first, last } = bookingWindow(now, workshop.zone)
  const day = timeSlot.slice(0, 10)
  if (!isCalendarDay(day) || day < first || day > last) return null
  const wanted = (stretch: Stretch) => stretch.startsAt === timeSlot && stretch.isFullDay === isFullDay
  return stretchesOf(workshop, day, minutes).find(wanted) ?? null
}

const NOT_AVAILABLE = { refusal: "TimeslotNotAvailable" } as const

interface Order {
  readonly workshop: Workshop
  readonly stretch: Stretch
  readonly request: WorkshopBookingRequest
  readonly now: number
}

/** Takes all of the time on one resource, and writes down for whom. */
async function book(inside: Statements, { workshop, stretch, request, now }: Order): Promise<Outcome> {
  const id = newSpokenNumber()
  const { day } = stretch
  const resource = await takeResource(inside, {
    ...{ table: "taken_times", key: ["workshop_id", "bucket", "resource"], capacity: capacityOf(stretch) },
    rows: (one) =>
      stretch.slots.map(({ name }) => ({
        ...{ workshop_id: workshop.id, bucket: name, resource: one, day, booking_id: id },
      })),
  })
  if (resource === null) return NOT_AVAILABLE
  await inside.run(
    `insert into bookings (id, reg_no, workshop_id, day, starts_at, is_full_day, zone, instant, first_name, last_name,
       phone, email, free_text, mileage, offerings, booked_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, plateOf(request.registrationNumber), workshop.id, day, stretch.startsAt, stretch.isFullDay ? 1 : 0],
    ...[workshop.zone, new Date(instantOf(stretch.startsAt, workshop.zone) ?? now).toISOString()],
    ...[request.customer.firstName, request.customer.lastName],
    internationalNumber(request.customer.phone, workshop.country) ?? request.customer.phone,
    ...[request.customer.email, request.freeText, request.mileage],
    JSON.stringify(request.serviceOfferingRequests),
    new Date(now).toISOString(),
  )
  return { result: id }
}

async function fetchConfirmation(storage: Statements, id: string): Promise<WorkshopBookingConfirmation> {
  const row = await storage.get(
    { regNo: "text", offerings: "text" },
    'select reg_no as "regNo", offerings from bookings where id = ?',
    id,
  )
  if (row === null) throw new Error("workshop-booking: an order names a booking that is gone. Look at the storage.")
  const requests = JSON.parse(row.offerings) as WorkshopBookingRequest["serviceOfferingRequests"]
  return { id, registrationNumber: row.regNo, kobraProductIds: requests.map(({ kobraId }) => kobraId) }
}

function fingerprintOf(key: Buffer, request: WorkshopBookingRequest): string {
  const { customer, freeText, departmentId, timeSlot, isFullDay, mileage, serviceOfferingRequests } = request
  const { firstName, lastName, phone, email } = customer
  const services = serviceOfferingRequests.map(({ kobraId, unitsSelected, userInput }) => [
    ...[kobraId, unitsSelected, userInput],
  ])
  return keyedHash(
    key,
    ...[firstName, lastName, phone, email, freeText, departmentId, timeSlot],
    JSON.stringify([isFullDay, mileage, services]),
  )
}
