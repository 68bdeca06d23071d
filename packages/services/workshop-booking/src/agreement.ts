import type { WorkshopBookingRequest } from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { getTotalMinutes } from "./offerings.ts"
import type { OfferingTerms } from "./storage/offerings.ts"
import { listPricesAt } from "./storage/workshop-prices.ts"
import type { Workshop } from "./storage/workshops.ts"

/** The content of a booking as it was confirmed. It is stored with the booking, so that no import changes it. */
export interface Agreement {
  /** The country of the workshop, which decides the currency. */
  readonly country: string
  /** The services, in the order of the request. */
  readonly services: readonly AgreedService[]
  readonly minutes: number
  /** The sum of the prices, or `null` if one of them is unknown. */
  readonly price: number | null
  /** The local time on the day before the visit until which cancelling is free. `null` if it is always free. */
  readonly freeUntil: string | null
  /** The fee for cancelling later. */
  readonly lateFee: number | null
}

interface AgreedService {
  readonly name: string
  /** The number of units, such as litres. `null` if there is no choice. */
  readonly units: number | null
  readonly unit: string
  /** The price of all units, or `null` if it is unknown. */
  readonly price: number | null
}

/** Creates the agreement of a booking from the present prices and terms of a workshop. */
export async function createAgreement(
  tx: Statements,
  { id, country, freeUntil, lateFee }: Workshop,
  { mileage, serviceOfferingRequests: requests }: WorkshopBookingRequest,
  terms: readonly OfferingTerms[],
): Promise<Agreement> {
  const codes = requests.map(({ kobraId }) => kobraId)
  const graded = await listPricesAt(tx, [id], codes)
  const services = requests.map(({ kobraId, unitsSelected: units }) => {
    const { name = kobraId, unitAbbreviation: unit = "" } = terms.find(({ code }) => code === kobraId) ?? {}
    const reached = graded.findLast(({ code, fromMileage }) => code === kobraId && fromMileage <= mileage)
    const price = reached?.price ?? null
    return { name, units, unit, price: price === null ? null : price * (units ?? 1) }
  })
  const price = services.reduce<number | null>(
    (sum, service) => (sum === null || service.price === null ? null : sum + service.price),
    0,
  )
  return { country, services, minutes: getTotalMinutes(terms), price, freeUntil, lateFee }
}
