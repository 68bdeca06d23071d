import type { StockRequest, StockResponse, StockSearch } from "@forecourt/api-clients/search"
import { expect, test } from "vitest"
import { CARS } from "./cars.ts"

const CAR = {
  car_id: "57",
  slug: "2019-volvo-xc60",
  car_brand: "Volvo",
  car_model: "XC60",
  car_model_text: "T6 Inscription",
  car_year: 2019,
  car_fuel: "Laddhybrid",
  car_is_used: true,
  car_condition: "Begagnad",
  car_odometer: 61_000,
  car_odometer_unit: "km",
  car_price: 319_900,
  car_price_currency: "SEK",
  car_description: "En  bil\nmed drag.",
  car_images: [{ original: "/-/media/57.jpg" }],
}

test("the title of a car's page contains the brand, model, year and fuel, and starts with the condition if the car is used [spec 2 §2.5 car-meta.title car-meta.description car-condition-title, §3 car.car_condition car.car_is_used]", () => {
  expect(CARS.head(CAR)).toEqual({
    metaTitle: { value: "Begagnad Volvo XC60 2019 Laddhybrid" },
    navTitle: { value: "Volvo XC60 T6 Inscription" },
    metaDescription: { value: "En bil med drag." },
    ogImage: { value: { src: "/-/media/57.jpg", alt: "Begagnad Volvo XC60 2019 Laddhybrid" } },
  })
  expect(CARS.head({ ...CAR, car_is_used: false }).metaTitle?.value).toBe("Volvo XC60 2019 Laddhybrid")
  expect(CARS.head({ car_id: "57" })).toEqual({})
})

const PLACE = { toAbsolute: (src: string) => new URL(src, "https://rullo.example").href, locale: "sv-SE" }

test("structured data contains the facts on a car's page, with schema.org unit codes [spec 2 §2.5 car-meta.structured, §3 car.car_odometer car.car_odometer_unit]", () => {
  expect(CARS.describe(CAR, PLACE)).toEqual({
    "@type": ["Product", "Car"],
    name: "Volvo XC60 T6 Inscription",
    brand: "Volvo",
    model: "XC60",
    vehicleModelDate: "2019",
    fuelType: "Laddhybrid",
    description: "En  bil\nmed drag.",
    itemCondition: "https://schema.org/UsedCondition",
    image: ["https://rullo.example/-/media/57.jpg"],
    mileageFromOdometer: { "@type": "QuantitativeValue", value: 61_000, unitCode: "KMT" },
    offers: { "@type": "Offer", price: 319_900, priceCurrency: "SEK", availability: "https://schema.org/InStock" },
  })
  expect(CARS.describe({ ...CAR, car_price: 0, car_odometer_unit: "mi" }, PLACE)).toMatchObject({
    mileageFromOdometer: { unitCode: "SMI" },
  })
  expect(CARS.describe({ ...CAR, car_price: 0 }, PLACE)).not.toHaveProperty("offers")
})

test("structured data of a car contains the car's technical data, seller and pictures [spec 2 §2.5 car-meta.structured, §3 car.car_chassino]", () => {
  const facts = {
    car_version: "T6 AWD",
    car_firstregistration: "2019-03-04",
    car_chassino: "YV1UZBMUCK1234567",
    car_gearbox: "Automat",
    car_drive: "Fyrhjulsdrift",
    car_body: "SUV",
    car_color: "Röd",
    car_seats: 5,
    car_doors: 5,
    car_power: 340,
    car_is_used: false,
    car_site_name: "Rullo Borås",
    car_images: [{ original: "/-/media/57.svg" }, { original: "/-/media/58.jpg" }],
  }

  expect(CARS.describe({ ...CAR, ...facts }, PLACE)).toMatchObject({
    vehicleConfiguration: "T6 AWD",
    dateVehicleFirstRegistered: "2019-03-04",
    vehicleIdentificationNumber: "YV1UZBMUCK1234567",
    vehicleTransmission: "Automat",
    driveWheelConfiguration: "Fyrhjulsdrift",
    bodyType: "SUV",
    color: "Röd",
    vehicleSeatingCapacity: 5,
    numberOfDoors: 5,
    vehicleEngine: { enginePower: { value: 340, unitCode: "HJ" } },
    itemCondition: "https://schema.org/NewCondition",
    image: ["https://rullo.example/-/media/57.svg?w=1200&format=jpeg", "https://rullo.example/-/media/58.jpg"],
    offers: { seller: { "@type": "AutoDealer", name: "Rullo Borås" } },
  })
})

test("structured data of a sold car has its last price and marks it as sold", () => {
  expect(CARS.describe({ ...CAR, car_is_sold: true }, PLACE)).toMatchObject({
    offers: { price: 319_900, availability: "https://schema.org/SoldOut" },
  })
})

test("structured data of a van contains the campaign price without VAT, as shown on the page", () => {
  const van = {
    car_vehicle_type_code: "LCV",
    car_retail_price: 375_000,
    car_retail_price_exkl_vat: 300_000,
    car_has_campaign_price: true,
    car_campaign_price: 350_000,
    car_campaign_price_exkl_vat: 280_000,
  }

  expect(CARS.describe({ ...CAR, ...van }, PLACE)).toMatchObject({ offers: { price: 280_000 } })
})

function createStock(brands: Readonly<Record<string, number>>): StockSearch & { readonly requests: StockRequest[] } {
  const requests: StockRequest[] = []
  const findCars = async (request: StockRequest): Promise<StockResponse> => {
    requests.push(request)
    const { limit = 24, offset = 0, filters } = request
    if (limit > 100 || offset > 10_000) throw new Error("too much")
    const value = Object.entries(brands).map(([text, count]) => ({ text, count }))
    const brand = String(filters?.[0]?.values[0] ?? "")
    const all = Array.from({ length: brands[brand] ?? 0 }, (_, at) => ({ car_id: `${brand}${at}`, slug: `s${at}` }))
    const content = all.slice(offset, offset + limit)
    return { content, facet: [{ name: "car_brand", type: "list", value }], total_items: all.length, limit, offset }
  }
  return { findCars, findDealerships: findCars, findPrices: async () => ({ prices: [] }), requests }
}

test("a car is requested by its identifier, with all fields or only with the given fields [spec 2 §7 car-query]", async () => {
  const requests: StockRequest[] = []
  const stock = createStock({})
  const findCars: StockSearch["findCars"] = async (request) => {
    requests.push(request)
    return { content: [CAR], facet: [], total_items: 1, limit: 1, offset: 0 }
  }

  expect(await CARS.find({ ...stock, findCars }, "57")).toEqual({ fields: CAR, hasFailed: false })
  await CARS.find({ ...stock, findCars }, "57", CARS.addressFields)

  const filters = [{ name: "car_id", values: ["57"] }]
  expect(requests).toEqual([
    { filters, limit: 1 },
    { filters, limit: 1, fields: ["car_id", "slug", "car_sold_at"] },
  ])
})

test("the list of all cars is fetched brand by brand, with up to 100 cars per search", async () => {
  const stock = createStock({ Volvo: 250, Kia: 3 })
  const cars = await CARS.list(stock)

  expect(new Set(cars.map(({ id }) => id)).size).toBe(253)
  expect(cars[0]).toEqual({ id: "Volvo0", slug: "s0", changed: null })
  expect(stock.requests).toHaveLength(1 + 3 + 1)
})

test("the last modification date of a car in the sitemap is the time at which the car was indexed [spec 2 §3 car.indexed_at]", async () => {
  const { findCars, ...stock } = createStock({ Volvo: 1 })
  const indexed = { car_id: "57", slug: "volvo-xc60", indexed_at: "2026-11-26T12:00:00Z" }

  const cars = await CARS.list({
    ...stock,
    findCars: async (request) => ({ ...(await findCars(request)), content: [indexed] }),
  })

  expect(cars).toEqual([{ id: "57", slug: "volvo-xc60", changed: "2026-11-26T12:00:00Z" }])
})

test("a truncated description never ends in the middle of an emoji", () => {
  const familyAt = (length: number) =>
    CARS.head({ ...CAR, car_description: `${"a".repeat(length)}👨‍👩‍👧 mer` }).metaDescription

  expect(familyAt(155)).toEqual({ value: `${"a".repeat(155)}👨‍👩‍👧` })
  expect(familyAt(156)).toEqual({ value: "a".repeat(156) })
  expect(familyAt(159)).toEqual({ value: "a".repeat(159) })
})

test("cars without a brand are included in the list of all cars", async () => {
  const { findCars, ...stock } = createStock({ Volvo: 2 })
  const unbranded = Array.from({ length: 150 }, (_, at) => ({ car_id: `none${at}`, slug: `s${at}` }))
  const requests: StockRequest[] = []
  const findWithUnbranded: StockSearch["findCars"] = async (request) => {
    requests.push(request)
    const { filters = [], limit = 24, offset = 0 } = request
    const response = await findCars(request)
    if (filters.length === 0) return { ...response, total_items: 152 }
    return filters.some(({ exclude }) => exclude)
      ? { ...response, content: unbranded.slice(offset, offset + limit), total_items: 150 }
      : response
  }

  const cars = await CARS.list({ ...stock, findCars: findWithUnbranded })

  expect(new Set(cars.map(({ id }) => id)).size).toBe(152)
  expect(requests.at(-1)).toMatchObject({
    filters: [{ name: "car_brand", values: ["Volvo"], exclude: true }],
    offset: 100,
  })
})
