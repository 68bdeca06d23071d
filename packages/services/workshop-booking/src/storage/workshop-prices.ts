import { type RowOf, raw, type Statements, sql } from "@forecourt/service-kit/storage"

const PRICE_ROW = { workshopId: "text", code: "text", price: "number?" } as const
const GRADED_PRICE_ROW = { ...PRICE_ROW, fromMileage: "number" } as const

export type WorkshopPrice = RowOf<typeof PRICE_ROW>

/** The condition that a price is of the same service at the same workshop. */
const IS_SAME = raw("other.workshop_id = workshop_prices.workshop_id and other.code = workshop_prices.code")

/**
 * Lists the prices of all workshops for a mileage. A service that has no price yet at this mileage is listed without
 * one.
 */
export function listPricesFor(storage: Statements, milage: number): Promise<WorkshopPrice[]> {
  return sql`select workshop_id as "workshopId", code, case when from_mileage <= ${milage} then price end as price
    from workshop_prices where from_mileage = coalesce(
      (select max(other.from_mileage) from workshop_prices as other
        where ${IS_SAME} and other.from_mileage <= ${milage}),
      (select min(other.from_mileage) from workshop_prices as other where ${IS_SAME}))`.all(storage, PRICE_ROW)
}

/** Lists the prices of services at the given workshops for every mileage, from the lowest mileage to the highest. */
export function listPricesAt(
  storage: Statements,
  workshopIds: readonly string[],
  codes: readonly string[],
): Promise<RowOf<typeof GRADED_PRICE_ROW>[]> {
  return sql`select workshop_id as "workshopId", code, from_mileage as "fromMileage", price from workshop_prices
    where workshop_id in (${workshopIds}) and code in (${codes}) order by from_mileage`.all(storage, GRADED_PRICE_ROW)
}

/** Returns the services that each workshop provides, of the given ones. */
export async function fetchAbilities(
  storage: Statements,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await sql`select distinct workshop_id as id, code from workshop_prices
    where code in (${codes})`.all(storage, { id: "text", code: "text" })
  const byWorkshop = Map.groupBy(rows, ({ id }) => id)
  return new Map([...byWorkshop].map(([id, some]) => [id, new Set(some.map(({ code }) => code))]))
}
