import fc from "fast-check"
import { demoStock, SITE_NAMES } from "../../demo/stock-demo/src/index.ts"
import { type FinancedCar, getWaysToPay } from "../../packages/api-clients/src/car-offers/car-offers.ts"
import { createCarView } from "../../packages/blocks/src/car-page/car-page.select.ts"
import { getMarket } from "../../packages/blocks/src/stock/market.ts"
import type { Car } from "../../packages/contracts/src/generated/search.ts"

const LOCALES = {
  "se-automotive": "sv-SE",
  "se-used": "sv-SE",
  "no-automotive": "nb-NO",
  "uk-automotive": "en-GB",
  "fi-used": "fi-FI",
  "sk-used": "sk-SK",
} as const

export const STOCKS = SITE_NAMES.map((name) => ({ name, locale: LOCALES[name], cars: demoStock(name) }))

/** The market of all cars with changed data. */
export const MARKET = "se"

export const SITE = { name: "se-used", locale: LOCALES["se-used"] } as const

export function createView(car: Car, { name, locale }: { readonly name: string; readonly locale: string }) {
  return createCarView(car, {
    dealership: null,
    similar: [],
    locale,
    market: getMarket(name),
    timeZone: "Europe/Stockholm",
    showsVat: true,
    dealershipPath: null,
    toPicture: (src, alt) => ({ src, alt, width: 3, height: 2 }),
  })
}

/**
 * The cars with complete data: cars with all kinds of financing, cars in a campaign, and vans with deductible VAT and
 * under the margin scheme.
 */
export const WHOLE = STOCKS.filter(({ name }) => name !== "uk-automotive").flatMap(({ name, cars, locale }) => {
  const hasAll = (car: Car) => getWaysToPay({ ...car }, { locale, market: getMarket(name).credit }).length === 3
  const van = cars.find((car) => car.car_vehicle_type_code === "LCV" && car.car_loan_option)
  const chosen = [
    cars.find(hasAll),
    cars.find((car) => car.car_has_campaign_companyleasing),
    cars.find((car) => car.car_has_campaign_price && car.car_price === car.car_campaign_price),
    van,
    van && { ...van, car_vat_eligible: false, car_retail_price: (van.car_price ?? 0) * 1.25 },
  ]
  return chosen
    .filter((car) => car !== undefined)
    .map((car) => ({ ...car, car_lowest_price: (car.car_price ?? 0) + 1 }))
})

const HOSTILE = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -1e9,
  1e308,
  0,
  0.001,
  1,
  100,
  101,
  1e8,
  "",
  " ",
  "7",
  "{nonsense}",
  "{months",
  true,
  false,
  [],
  {},
  [null],
  [{}],
]

export const hostileCar = fc
  .record({
    car: fc.constantFrom(...WHOLE),
    changes: fc.array(fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...HOSTILE), fc.double(), fc.integer())), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ car, changes }) => {
    const finance = pickFinance(car)
    const paths = listPaths(finance).filter((path) => path.length > 0)
    const changed = changes.reduce<unknown>((now, [at, to]) => setAt(now, paths[at % paths.length] ?? [], to), finance)
    return changed as FinancedCar & Car
  })

export function pickFinance(car: Car): FinancedCar {
  const names = Object.keys(car).filter((name) => /price|campaign|loan|leas|vat|vehicle_type/.test(name))
  return Object.fromEntries(names.map((name) => [name, car[name as keyof Car]]))
}

export type Path = readonly (string | number)[]

function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, inner]) => listPaths(inner, [...path, name]))]
}

export function setAt(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  if (typeof value !== "object" || value === null) return value
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value }
  copy[name] = setAt(copy[name], rest, to)
  return copy
}
