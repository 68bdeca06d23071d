import { type RowOf, type Statements, sql } from "@forecourt/service-kit/storage"

const FIRST_PRICE_ROW = { workshopId: "text", code: "text", price: "number?" } as const
const PRICE_ROW = { ...FIRST_PRICE_ROW, fromMileage: "number" } as const

export type FirstPrice = RowOf<typeof FIRST_PRICE_ROW>
type WorkshopPrice = RowOf<typeof PRICE_ROW>

export function listPricesAt(
  storage: Statements,
  workshopId: string,
  codes: readonly string[],
): Promise<WorkshopPrice[]> {
  return sql`select workshop_id as "workshopId", code, from_mileage as "fromMileage", price from workshop_prices
    where workshop_id = ${workshopId} and code in (${codes}) order by from_mileage`.all(storage, PRICE_ROW)
}

export function listFirstPrices(storage: Statements): Promise<FirstPrice[]> {
  return storage.all(
    FIRST_PRICE_ROW,
    `select workshop_id as "workshopId", code, price from workshop_prices
     where from_mileage = (select min(from_mileage) from workshop_prices as all_prices
       where all_prices.workshop_id = workshop_prices.workshop_id and all_prices.code = workshop_prices.code)`,
  )
}

export async function listAbleWorkshops(storage: Statements, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql`select workshop_id as id from workshop_prices
    where code in (${codes})
    group by workshop_id having count(distinct code) = ${codes.length}`.all(storage, { id: "text" })
  return new Set(rows.map(({ id }) => id))
}
