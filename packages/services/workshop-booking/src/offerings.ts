import type { Statements } from "@forecourt/service-kit/storage"
import { WorkshopBookingRefusal } from "./workshop-booking-refusal.ts"

/** What a service asks of a workshop, and of its visitor. */
export interface OfferingTerms {
  readonly code: string
  readonly minutes: number
  readonly allowUserInput: number
  readonly minimum: number
  readonly maximum: number
}

/** What a workshop asks for a service from a mileage on; a price that nobody can say is `null`. */
export interface WorkshopPrice {
  readonly workshopId: string
  readonly code: string
  readonly fromMileage: number
  readonly price: number | null
}

/** Codes of a list in an address, each once. */
export function codesIn(serviceOfferings: string): string[] {
  return [...new Set(serviceOfferings.split(","))]
}

/** Services by their codes, in that order; one that nobody offers is no part of any page of ours. */
export async function fetchTerms(storage: Statements, codes: readonly string[]): Promise<OfferingTerms[]> {
  const rows = await storage.all<OfferingTerms>(
    `select code, minutes, allow_user_input as "allowUserInput", unit_minimum as minimum, unit_maximum as maximum
     from offerings`,
  )
  return codes.map((code) => {
    const terms = rows.find((row) => row.code === code)
    if (terms === undefined) throw new WorkshopBookingRefusal("BadRequest")
    return terms
  })
}

/** How long a workshop is busy with all of them. */
export function minutesOf(terms: readonly OfferingTerms[]): number {
  return terms.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** What every workshop asks for. */
export function fetchPricesOfWorkshops(storage: Statements): Promise<WorkshopPrice[]> {
  return storage.all<WorkshopPrice>(
    `select workshop_id as "workshopId", code, from_mileage as "fromMileage", price from workshop_prices
     order by from_mileage`,
  )
}

/** Whether a workshop does all of them. */
export function doesAll(prices: readonly WorkshopPrice[], id: string, codes: readonly string[]): boolean {
  const done = new Set(prices.filter(({ workshopId }) => workshopId === id).map(({ code }) => code))
  return codes.every((code) => done.has(code))
}
