import type { Car } from "@forecourt/contracts/search"

export interface ComparedCar {
  readonly price: number
  /** The mileage in the market's unit. */
  readonly mileage: number
}

export interface ComparedPrice {
  readonly label: "lower" | "usual" | "higher"
  /** The usual price of similar cars, adjusted to this car's mileage. */
  readonly usual: number
  readonly cars: number
}

const MIN_CARS = 6
/** The limits of a similar car's mileage, as multiples of this car's mileage. */
const DRIVEN = { min: 0.5, max: 2 }
/** The maximum difference in percent between a price and the usual price at which the price is still called usual. */
export const USUAL_PERCENT = 8
/**
 * The maximum spread of the prices of similar cars, as a fraction of the usual price. If the spread is larger, the cars
 * are not similar enough for a comparison.
 */
const MAX_SPREAD = 0.12
/**
 * The limits of a compared price, as multiples of the usual price. A price outside these limits usually has a special
 * cause, such as damage or a typing error.
 */
const UNLIKELY = { min: 0.5, max: 2 }

/**
 * The minimum age in months of a compared car. Younger cars are not compared, since their price depends on the price of
 * a new car.
 */
const MIN_MONTHS = 6
const MAX_YEARS = 15

/** The maximum difference in model years. */
const YEARS = 1

type Compared = "car_brand" | "car_model" | "car_fuel" | "car_gearbox"

export interface Likeness extends Pick<Required<Car>, Compared> {
  readonly years: readonly number[]
}

/**
 * Returns the properties that similar cars must have. Returns `null` for a car whose price is not compared, such as a
 * new car or a car with missing data.
 */
export function getLikeness(car: Car): Likeness | null {
  const { car_brand, car_model, car_fuel, car_gearbox, car_year: year } = car
  if (!car.car_is_used || car.car_is_sample || car.car_is_sold || isNearlyNew(car)) return null
  if (!car_fuel || !car_gearbox || year === undefined || getAge(car) > MAX_YEARS) return null
  const years = Array.from({ length: 2 * YEARS + 1 }, (_, at) => year - YEARS + at)
  return { car_brand, car_model, car_fuel, car_gearbox, years }
}

function isNearlyNew({ car_firstregistration: registered, indexed_at: indexed }: Car): boolean {
  if (registered === undefined || indexed === undefined) return false
  const until = new Date(registered)
  until.setUTCMonth(until.getUTCMonth() + MIN_MONTHS)
  return Date.parse(indexed) < until.getTime()
}

/** Returns the age in years when the car was indexed, or 0 if that date is unknown. */
function getAge({ car_year: year = 0, indexed_at: indexed }: Car): number {
  return indexed === undefined ? 0 : new Date(indexed).getUTCFullYear() - year
}

/**
 * Compares a car's price with the prices of similar cars. The usual price is the median of their prices, each adjusted
 * to this car's mileage by the Theil–Sen slope: the median of the slopes between all pairs of cars, which outliers
 * barely affect. Returns `null` when too few cars are similar, when their prices differ too much, or when this car's
 * price is an outlier.
 * @see https://en.wikipedia.org/wiki/Theil%E2%80%93Sen_estimator
 */
export function comparePrice({ price, mileage }: ComparedCar, others: readonly ComparedCar[]): ComparedPrice | null {
  const alike = others.filter((other) => isWithin(other.mileage / mileage, DRIVEN))
  if (alike.length < MIN_CARS) return null
  const slope = Math.min(0, calculateMedian(listSlopes(alike)))
  const moved = alike.map((other) => other.price + slope * (mileage - other.mileage))
  const usual = calculateMedian(moved)
  const spread = calculateMedian(moved.map((item) => Math.abs(item - usual))) / usual
  if (!(spread <= MAX_SPREAD) || !isWithin(price / usual, UNLIKELY)) return null
  return { label: getLabel(price / usual), usual, cars: alike.length }
}

function getLabel(share: number): ComparedPrice["label"] {
  const off = USUAL_PERCENT / 100
  if (share < 1 - off) return "lower"
  return share > 1 + off ? "higher" : "usual"
}

function listSlopes(cars: readonly ComparedCar[]): number[] {
  return cars.flatMap((car, index) =>
    cars
      .slice(index + 1)
      .flatMap((other) =>
        other.mileage === car.mileage ? [] : [(other.price - car.price) / (other.mileage - car.mileage)],
      ),
  )
}

function isWithin(share: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return share >= min && share <= max
}

function calculateMedian(values: readonly number[]): number {
  const sorted = values.toSorted((value, other) => value - other)
  const half = sorted.length / 2
  const [low = 0, high = low] = Number.isInteger(half) ? sorted.slice(half - 1, half + 1) : [sorted[Math.floor(half)]]
  return (low + high) / 2
}
