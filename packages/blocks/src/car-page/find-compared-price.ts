import { PRICE_FIELDS, readPrice, type StockSearch } from "@forecourt/api-clients/search"
import type { Car } from "@forecourt/contracts/search"
import { type ComparedCar, type ComparedPrice, comparePrice, getLikeness } from "./compared-price.rules.ts"

const FIELDS = ["car_id", "car_mileage", ...PRICE_FIELDS]

const MAX_CARS = 100

interface Options {
  readonly stock: StockSearch
  readonly signal: AbortSignal
}

/**
 * Compares the price with those of similar cars. Returns `null` if no meaningful comparison is possible. The pages of
 * similar cars share one cached search.
 */
export async function findComparedPrice(car: Car, { stock, signal }: Options): Promise<ComparedPrice | null> {
  const [likeness, comparedCar] = [getLikeness(car), toComparedCar(car)]
  if (likeness === null || comparedCar === null) return null
  const { years, ...alike } = likeness
  const filters = [
    ...Object.entries(alike).map(([name, value]) => ({ name, values: [value] })),
    { name: "car_year", values: [...years] },
    { name: "car_is_used", values: [true] },
  ]
  const { content } = await stock.findCars({ filters, fields: FIELDS, limit: MAX_CARS }, { signal })
  const others = content.filter(({ car_id: id }) => id !== car.car_id)
  return comparePrice(
    comparedCar,
    others.flatMap((other) => toComparedCar(other) ?? []),
  )
}

function toComparedCar(car: Readonly<Record<string, unknown>> | Car): ComparedCar | null {
  const { price, campaignPrice } = readPrice(car)
  const { car_mileage: mileage } = car
  return price === null || typeof mileage !== "number" ? null : { price: campaignPrice ?? price, mileage }
}
