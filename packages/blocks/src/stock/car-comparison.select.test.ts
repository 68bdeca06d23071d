import { expect, test } from "vitest"
import { listComparedCars } from "../../test/stock-cars.ts"
import { createStorySite } from "../../test/story.tsx"
import { createComparedCar, createComparison, createComparisonRow } from "./car-comparison.select.ts"
import { selectComparedFields } from "./compare/find-compared.ts"
import { getMarket } from "./market.ts"
import { getPageMarket } from "./page-market.ts"

const site = createStorySite()
const PATHS = { path: "/jamfor", listHref: "/bilar" }

test("createComparisonRow sets differs to true when the values of the cars differ", () => {
  expect(createComparisonRow("Säten", ["5", "5"]).differs).toBe(false)
  expect(createComparisonRow("Säten", ["5", "7"]).differs).toBe(true)
  expect(createComparisonRow("Räckvidd", ["480 km", null]).differs).toBe(true)
})

test("a row without a value for any car is omitted", () => {
  const [first] = listComparedCars("sv")
  const { rows } = createComparison(first ? [first] : [], site, PATHS)

  expect(rows.map(({ label }) => label)).not.toContain("Räckvidd (WLTP)")
  expect(rows.map(({ label }) => label)).toContain("Effekt")
})

test("equipment that all cars share is listed separately from equipment of individual cars", () => {
  const { equipment } = createComparison(listComparedCars("sv"), site, PATHS)

  expect(equipment.shared).toEqual(["Adaptiv farthållare", "Backkamera", "Stolsvärme fram"])
  expect(equipment.perCar[0]).toEqual(["Dragkrok", "Eluppvärmd ratt"])
})

test("a sold car remains in the comparison and has the badge 'sold'", () => {
  const { cars } = createComparison(listComparedCars("sv"), site, PATHS)

  expect(cars.at(-1)).toMatchObject({ state: "sold", monthly: null, badges: [{ kind: "state", text: "Såld" }] })
})

test("the best value of a comparison row has a text label, and sold cars are ignored", () => {
  const [volvo, kia, polestar, bmw] = listComparedCars("sv")
  const cars = [volvo, kia, polestar, bmw].filter((car) => car !== undefined)
  const { cost, rows } = createComparison(cars, site, PATHS)
  const bestIn = (label: string) => rows.find((row) => row.label === label)?.best

  expect(bestIn("Årsmodell")).toEqual(["nyast", null, null, null])
  expect(bestIn("Miltal")).toEqual(["lägst", null, null, null])
  expect(bestIn("Räckvidd (WLTP)")).toEqual([null, "längst", null, null])
  expect(bestIn("Drivmedel")).toEqual([null, null, null, null])
  expect(bmw?.price).toBeLessThan(
    Math.min(...cars.slice(0, 3).map(({ price, campaignPrice }) => campaignPrice ?? price ?? 0)),
  )
  expect(cost.best).toEqual([null, null, "lägst", null])
})

test("a comparison based on the data of the car list has no rows for drivetrain, consumption and equipment [spec 2 §4 compare-list.fallback]", () => {
  const of = { market: getMarket("se-used"), pictures: {}, carPath: "/bil", monthly: null, showsVat: true }
  const listed = {
    car_id: "7",
    slug: "volvo",
    car_brand: "Volvo",
    car_model: "XC40",
    car_fuel: "Laddhybrid",
    car_price: 1,
  }
  const whole = {
    ...listed,
    car_drive: "Fyrhjulsdrift",
    car_power_text: "262 hk (193 kW)",
    car_fuel_combined_text: "2,1 l/100 km",
    car_wltp_electric_consumption_text: "18 kWh/100 km",
    car_seats: 5,
    car_equipment: ["Dragkrok", "Dragkrok", "Taklucka"],
  }

  expect(createComparedCar(whole, of)).toMatchObject({
    brand: "Volvo",
    drive: "Fyrhjulsdrift",
    power: "262 hk (193 kW)",
    consumption: "2,1 l/100 km · 18 kWh/100 km",
    seats: "5",
    equipment: ["Dragkrok", "Taklucka"],
  })
  expect(createComparedCar(listed, of)).toMatchObject({
    fuel: "Laddhybrid",
    drive: null,
    consumption: null,
    equipment: [],
  })
})

test("on a page in another language the comparison is translated, and untranslated texts are marked with the language of the stock", () => {
  const market = getPageMarket({ name: "se-used", language: "en", locale: "en-SE" }, { hasDetails: true })
  const of = { market, pictures: {}, carPath: "/bil", monthly: null, showsVat: true }
  const car = {
    car_mileage: 1200,
    car_fuel: "Laddhybrid",
    car_drive: "Fyrhjulsdrift",
    car_power_text: "262 hk",
    car_cargo_volume_text: "stort",
    car_equipment: ["Dragkrok", "Taklucka"],
  }

  expect(createComparedCar(car, of)).toMatchObject({
    mileage: { value: 12_000, unit: "kilometer" },
    fuel: "Plug-in hybrid",
    drive: "Four-wheel drive",
    power: "262\u00a0hp",
    boot: { text: "stort", lang: "sv" },
    equipment: ["Tow bar", { text: "Taklucka", lang: "sv" }],
  })
})

test("the comparison has a row with the Euro NCAP stars of each car, in which the most stars are marked and zero stars are omitted [spec 2 §3 car.car_ncapstars]", () => {
  const of = { market: getMarket("se-used"), pictures: {}, carPath: "/bil", monthly: null, showsVat: true }
  const cars = [5, 4, 0].map((car_ncapstars, index) =>
    createComparedCar(selectComparedFields({ car_id: String(index), car_ncapstars }), of),
  )
  const { rows } = createComparison(cars, site, PATHS)

  expect(rows.find(({ label }) => label === "Euro NCAP")).toMatchObject({
    values: ["5 av 5 stjärnor", "4 av 5 stjärnor", null],
    best: ["högst", null, null],
  })
})
