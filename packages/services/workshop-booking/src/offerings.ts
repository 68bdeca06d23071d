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
  const rows = await storage.all(
    { code: "text", minutes: "number", allowUserInput: "number", minimum: "number", maximum: "number" },
    `select code, minutes, allow_user_input as "allowUserInput", unit_minimum as minimum, unit_maximum as maximum
     from offerings where code in (${placeholders(codes)})`,
    ...codes,
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

/** Returns what services cost at a workshop, from the lowest mileage on. A service that it does not do has no price. */
export function fetchPricesAt(
  storage: Statements,
  workshopId: string,
  codes: readonly string[],
): Promise<WorkshopPrice[]> {
  return storage.all(
    { workshopId: "text", code: "text", fromMileage: "number", price: "number?" },
    `select workshop_id as "workshopId", code, from_mileage as "fromMileage", price from workshop_prices
     where workshop_id = ? and code in (${placeholders(codes)}) order by from_mileage`,
    ...[workshopId, ...codes],
  )
}

/** Returns what every workshop asks for before anyone knows the mileage. */
export function fetchFirstPrices(storage: Statements): Promise<Omit<WorkshopPrice, "fromMileage">[]> {
  return storage.all(
    { workshopId: "text", code: "text", price: "number?" },
    `select workshop_id as "workshopId", code, price from workshop_prices
     where from_mileage = (select min(from_mileage) from workshop_prices as all_prices
       where all_prices.workshop_id = workshop_prices.workshop_id and all_prices.code = workshop_prices.code)`,
  )
}

/** Returns the workshops that do all of these services. */
export async function fetchAbleWorkshops(storage: Statements, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await storage.all(
    { id: "text" },
    `select workshop_id as id from workshop_prices where code in (${placeholders(codes)})
     group by workshop_id having count(distinct code) = ?`,
    ...[...codes, codes.length],
  )
  return new Set(rows.map(({ id }) => id))
}

function placeholders(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ")
}
