import { createHash } from "node:crypto"
import { FILMED } from "@forecourt/artwork/filmed"
import { readFilm } from "@forecourt/artwork/read-film"
import { type Car, parseCar, parseDealership } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import { checkDigit } from "./car/identity.ts"
import { demoDealerships, demoIndexes, demoStock } from "./demo-stock.ts"
import { SITE_NAMES } from "./market/sites.ts"

const INDEXES = [...demoIndexes()]
const STOCKS = INDEXES.flatMap((index) => (index.kind === "car" ? [index] : []))
const CARS: readonly Car[] = STOCKS.flatMap(({ documents }) => documents)
const DEALERSHIPS = INDEXES.flatMap((index) => (index.kind === "dealership" ? index.documents : []))

/** The digest of all documents, each written once, and the documents with a missing field. */
const WRITTEN = written(INDEXES.flatMap(({ documents }): readonly object[] => documents))

function written(documents: readonly object[]) {
  const hash = createHash("sha256")
  const gaps = documents.filter((document) => {
    const text = JSON.stringify(document)
    hash.update(text)
    return /undefined|NaN|null|\[object|\{\w+\}/.test(text.replaceAll(/"disclaimer":"[^"]*"/g, ""))
  })
  return { digest: hash.digest("hex"), gaps: gaps.slice(0, 5) }
}

/** Returns the identifiers of some wrong cars, so that a failure shows the first few. */
const wrong = (isWrong: (car: Car) => boolean): readonly string[] =>
  CARS.filter(isWrong)
    .slice(0, 5)
    .map(({ car_id, slug }) => `${car_id} ${slug}`)

const isElectric = (car: Car): boolean => car.car_electric_range !== undefined && car.car_tank_text === undefined

test("the demo stock has 12,000 cars and 60 dealerships in twelve indexes, named by site [spec 2 §7]", () => {
  expect(CARS).toHaveLength(12_000)
  expect(DEALERSHIPS).toHaveLength(60)
  expect(INDEXES.map(({ index }) => index)).toEqual(SITE_NAMES.flatMap((name) => [`stock-${name}`, `sites-${name}`]))
})

test("the generated stock is always the same", () => {
  expect(WRITTEN.digest).toBe("de0faa0f60f86dab31800a7a021a2d156ba1debefae1f10646f18b7dafb17ec4")
})

test("a smaller stock is the beginning of the full one", () => {
  expect(demoStock("fi-used", { count: 3 })).toEqual(
    STOCKS.find(({ index }) => index === "stock-fi-used")?.documents.slice(0, 3),
  )
})

test("every car and every dealership fits its schema [spec 2 §3]", () => {
  expect(wrong((car) => parseCar(car) === null)).toEqual([])
  expect(DEALERSHIPS.filter((dealership) => parseDealership(dealership) === null)).toEqual([])
})

test("identifiers, addresses, registration numbers and chassis numbers are unique", () => {
  for (const field of ["car_id", "slug", "car_regno", "car_chassino"] as const) {
    const values = CARS.flatMap((car) => car[field] ?? [])
    expect(new Set(values).size, field).toBe(values.length)
  }
})

test("no two cars are equal apart from their identifiers", () => {
  const alike = CARS.map((car) => [
    [car.car_brand, car.car_model, car.car_version, car.car_year, car.car_color, car.car_site_id].join(),
    [car.car_price, car.car_odometer, car.car_description, car.car_equipment, car.car_publishdate].join(),
  ])

  expect(new Set(alike.map((facts) => facts.join())).size).toBe(CARS.length)
})

test("every chassis number has a valid check digit and a nonexistent manufacturer", () => {
  expect(wrong(({ car_chassino: vin }) => vin !== undefined && !/^0FX[A-HJ-NPR-Z0-9]{14}$/.test(vin))).toEqual([])
  expect(wrong(({ car_chassino: vin }) => vin !== undefined && vin.charAt(8) !== checkDigit(vin))).toEqual([])
})

test("every car is in a department of a dealership of its site", () => {
  for (const name of SITE_NAMES) {
    const known = new Map(demoDealerships(name).map((dealership) => [dealership.site_id, dealership]))
    const lost = demoStock(name, { count: 300 }).filter((car) => {
      const dealership = known.get(car.car_site_id ?? "")
      const erpId = `${car.car_companyerpid}.${car.car_departmenterpid}`
      return (
        dealership?.site_official_name !== car.car_site_name ||
        dealership?.site_geocoord !== car.car_site_geocoord ||
        !dealership?.site_departments?.some(({ erp_id }) => erp_id === erpId)
      )
    })
    expect(lost, name).toEqual([])
  }
})

test("an electric car has a battery, a range and no tank, and a combustion car has emissions and a tank", () => {
  expect(CARS.filter(isElectric).length).toBeGreaterThan(2500)
  expect(
    wrong(
      (car) =>
        isElectric(car) &&
        (car.car_emission_text !== undefined ||
          car.car_fuel_combined_text !== undefined ||
          car.car_battery_size_text === undefined ||
          car.car_electric_charging_speed_ac_text === undefined),
    ),
  ).toEqual([])
  expect(
    wrong((car) => !isElectric(car) && (car.car_tank_text === undefined || car.car_emission_text === undefined)),
  ).toEqual([])
})

test("on every site cars differ in electric range, charging speed and monthly loan cost, so that each can be filtered", () => {
  const names = ["car_electric_range", "car_charging_speed", "car_loan_monthly_cost"] as const
  const narrow = STOCKS.flatMap(({ index, documents }) =>
    names
      .filter((name) => new Set(documents.map((car) => car[name]).filter(Boolean)).size < 10)
      .map((name) => [index, name]),
  )

  expect(narrow).toEqual([])
})

test("a sample car is unregistered, has no mileage and has a minimum price", () => {
  const samples = CARS.filter(({ car_is_sample }) => car_is_sample)

  expect(samples.length).toBeGreaterThan(300)
  expect(
    wrong(
      (car) =>
        car.car_is_sample === true &&
        (car.car_regno !== undefined || car.car_firstregistration !== undefined || car.car_mileage !== 0),
    ),
  ).toEqual([])
  expect(new Set(samples.map(({ car_price_title }) => car_price_title))).toEqual(new Set(["Från", "Fra", "From"]))
})

test("a used car was registered in its model year or the autumn before, and before it was published", () => {
  expect(
    wrong(({ car_firstregistration: day, car_year = 0, car_publishdate = "", car_is_used }) => {
      if (!car_is_used || day === undefined) return car_is_used === true
      const year = Number(day.slice(0, 4))
      return day > car_publishdate || !(year === car_year || (year === car_year - 1 && Number(day.slice(5, 7)) >= 10))
    }),
  ).toEqual([])
})

test("the mileage of a car equals its odometer in the market's unit [spec 2 §5]", () => {
  const factors = { SEK: 10, NOK: 1, GBP: 1, EUR: 1 } as const
  expect(
    wrong(({ car_mileage = 0, car_odometer = 0, car_price_currency = "" }) => {
      const factor = Object.entries(factors).find(([currency]) => currency === car_price_currency)?.[1] ?? Number.NaN
      return !(Math.abs(car_odometer - car_mileage * factor) <= factor / 2)
    }),
  ).toEqual([])
})

test("the current price is the campaign price if there is one, which is lower than the other", () => {
  expect(CARS.filter(({ car_has_campaign_price }) => car_has_campaign_price).length).toBeGreaterThan(800)
  expect(
    wrong(({ car_price, car_retail_price = 0, car_campaign_price, car_has_campaign_price }) =>
      car_has_campaign_price
        ? car_price !== car_campaign_price || (car_campaign_price ?? 0) >= car_retail_price
        : car_campaign_price !== undefined || car_price !== car_retail_price,
    ),
  ).toEqual([])
})

test("vans are priced without VAT, and their VAT can be deducted [spec 2 §9]", () => {
  const vans = CARS.filter(({ car_vehicle_type_code }) => car_vehicle_type_code === "LCV")

  expect(vans.length).toBeGreaterThan(300)
  expect(vans.filter((car) => car.car_retail_price !== car.car_retail_price_exkl_vat || !car.car_vat_eligible)).toEqual(
    [],
  )
  expect(
    wrong(
      (car) =>
        car.car_vehicle_type_code === "PC" && car.car_vat_eligible === (car.car_retail_price_exkl_vat === undefined),
    ),
  ).toEqual([])
})

test("only a lender's disclaimer has placeholders, and no text contains undefined", () => {
  expect(WRITTEN.gaps).toEqual([])
})

test("every site has cars of the week and cars without pictures, and only the British one has 360° views", () => {
  for (const { index, documents } of STOCKS) {
    const ofTheWeek = documents.filter(({ caroftheweek }) => caroftheweek).length
    expect(ofTheWeek, index).toBeGreaterThan(1)
    expect(ofTheWeek, index).toBeLessThan(15)
    const without = documents.filter(({ car_images }) => car_images === undefined).length
    expect(without / documents.length, index).toBeCloseTo(0.03, 1)
    const moving = documents.filter(({ autos_on_show }) => autos_on_show !== undefined).length
    expect(moving > 0, index).toBe(index === "stock-uk-automotive")
  }
})

test("a car is marked as having a video only when there is a film of it", async () => {
  const WEBM = "1a45dfa3"
  const media = demoStock("uk-automotive").flatMap(({ autos_on_show }) => autos_on_show ?? [])
  const films = [...new Set(media.flatMap(({ videoUrl }) => videoUrl ?? []))]

  expect(media.filter(({ hasVideo, videoUrl }) => hasVideo !== (videoUrl !== undefined))).toEqual([])
  expect(films.length).toBe(FILMED.length)
  for (const film of films) expect((await readFilm(film))?.toString("hex", 0, 4), film).toBe(WEBM)
})

test("every site has a few cars that were sold in the last three weeks", () => {
  const now = Date.parse("2027-03-01T08:00:00Z")
  for (const name of SITE_NAMES) {
    const days = demoStock(name, { now }).flatMap(({ car_is_sold, car_sold_at = "" }) =>
      car_is_sold ? [(now - Date.parse(car_sold_at)) / 86_400_000] : [],
    )
    expect(days.length, name).toBeGreaterThan(4)
    expect(days.length, name).toBeLessThan(20)
    expect(days.filter((age) => age < 1 || age > 21)).toEqual([])
  }
})

test("a site without a demo stock is refused by name", () => {
  expect(() => demoStock("de-used")).toThrow("stock-demo: de-used has no demo stock. Use one of se-automotive, se-used")
  expect(() => demoDealerships("de-used")).toThrow(RangeError)
})

test("on average older cars have a higher mileage and cost less", () => {
  const cars = CARS.filter((car) => car.car_site_id?.startsWith("SE-2") && car.car_vehicle_type_code === "PC")
  const middle = (from: number, to: number, field: "car_price" | "car_mileage"): number => {
    const values = cars.flatMap((car) =>
      (car.car_year ?? 0) >= from && (car.car_year ?? 0) <= to ? [car[field] ?? 0] : [],
    )
    return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
  }

  expect(middle(2013, 2018, "car_mileage")).toBeGreaterThan(middle(2021, 2022, "car_mileage"))
  expect(middle(2021, 2022, "car_mileage")).toBeGreaterThan(middle(2025, 2026, "car_mileage"))
  expect(middle(2013, 2018, "car_price")).toBeLessThan(middle(2021, 2022, "car_price"))
  expect(middle(2021, 2022, "car_price")).toBeLessThan(middle(2025, 2026, "car_price"))
})
