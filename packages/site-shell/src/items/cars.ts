import {
  hasFailed,
  readCurrency,
  readPrice,
  type StockRequest,
  type StockResponse,
  type StockSearch,
} from "@forecourt/api-clients/search"
import { cutText } from "@forecourt/contracts/cut-text"
import type { Car } from "@forecourt/contracts/search/car"
import { toSharedPicture } from "../head/shared-picture.ts"
import { type Thing, toProperty } from "../structured-data/graph.ts"
import type { ItemFields, ItemKind, ListedItem } from "./item-kinds.ts"

const ID = "car_id"
const SLUG = "slug"
const CHANGED = "indexed_at"
const SOLD = "car_sold_at"

const SOLD_DAYS = 30
const DAY_MS = 86_400_000

const LONGEST_DESCRIPTION = 160

const PAGE = 100
const FURTHEST = 10_000

/** The item kind for cars. The page of each car is identified by the id of the car. Spec 2 §2.5. */
export const CARS: ItemKind = {
  name: "car",
  base: "carDetailPath",
  index: "stock",
  isId: (segment) => /^\d{1,18}$/.test(segment),
  addressFields: [ID, SLUG, SOLD],

  async find(stock, id, fields) {
    const cars = await stock.findCars({
      filters: [{ name: ID, values: [id] }],
      limit: 1,
      ...(fields && { fields: [...fields] }),
    })
    return { fields: (cars.content[0] as ItemFields | undefined) ?? null, hasFailed: hasFailed(cars) }
  },

  getSlug: (fields) => toCar(fields).slug || null,

  missing: "view",

  isGone(fields, now) {
    const sold = Date.parse(String(fields[SOLD] ?? ""))
    return !Number.isNaN(sold) && now - sold > SOLD_DAYS * DAY_MS
  },

  head(fields) {
    const title = formatTitle(toCar(fields))
    const description = cutText(toCar(fields).car_description?.replace(/\s+/g, " ").trim() ?? "", LONGEST_DESCRIPTION)
    const src = toCar(fields).car_images?.[0]?.original
    return {
      ...(title !== "" && { metaTitle: { value: title }, navTitle: { value: formatName(toCar(fields)) || title } }),
      ...(description && { metaDescription: { value: description } }),
      ...(src && { ogImage: { value: { src, alt: title } } }),
    }
  },

  describe(fields, { toAbsolute }) {
    const car = toCar(fields)
    const pictures = (car.car_images ?? []).flatMap(({ original }) => toAbsolute(toSharedPicture(original)) ?? [])
    const { car_odometer: odometer, car_odometer_unit: unit } = car
    return {
      "@type": ["Product", "Car"],
      name: formatName(car),
      ...toProperty("description", car.car_description),
      ...toProperty("brand", car.car_brand),
      ...toProperty("model", car.car_model),
      ...toProperty("vehicleConfiguration", car.car_version),
      ...toProperty("vehicleModelDate", car.car_year?.toString()),
      ...toProperty("dateVehicleFirstRegistered", car.car_firstregistration),
      ...toProperty("vehicleIdentificationNumber", car.car_chassino),
      ...toProperty("fuelType", car.car_fuel),
      ...toProperty("vehicleTransmission", car.car_gearbox),
      ...toProperty("driveWheelConfiguration", car.car_drive),
      ...toProperty("bodyType", car.car_body),
      ...toProperty("color", car.car_color),
      ...(car.car_seats && { vehicleSeatingCapacity: car.car_seats }),
      ...(car.car_doors && { numberOfDoors: car.car_doors }),
      ...(car.car_power && { vehicleEngine: createEngine(car.car_power) }),
      ...(car.car_is_used !== undefined && {
        itemCondition: `https://schema.org/${car.car_is_used ? "UsedCondition" : "NewCondition"}`,
      }),
      ...(pictures.length > 0 && { image: pictures }),
      ...(odometer !== undefined &&
        unit !== undefined && {
          mileageFromOdometer: { "@type": "QuantitativeValue", value: odometer, unitCode: UNIT_CODES[unit] },
        }),
      ...createOffer(car),
    }
  },

  async list(stock) {
    // A search returns at most ten thousand results, so the cars are listed brand by brand.
    const all = await fetchWhole(stock.findCars({ limit: 0, facets: [{ name: "car_brand" }] }))
    const brands = all.facet.find(({ name }) => name === "car_brand")?.value ?? []
    const branded = brands.reduce((sum, { count }) => sum + count, 0)
    const parts = [
      ...brands.map(({ text, count }) => ({ filters: [{ name: "car_brand", values: [text] }], count })),
      // The index may contain cars without a brand.
      { filters: createBrandFilters(brands.map(({ text }) => text)), count: all.total_items - branded },
    ]
    const cars: ListedItem[] = []
    for (const { filters, count } of parts)
      for (let offset = 0; offset < Math.min(count, FURTHEST); offset += PAGE) {
        const response = await fetchWhole(stock.findCars({ filters, fields: [ID, SLUG, CHANGED], limit: PAGE, offset }))
        cars.push(...response.content.flatMap((car) => toListed(car as ItemFields)))
      }
    return cars
  },
}

const MAX_VALUES = 100

function createBrandFilters(brands: readonly string[]): NonNullable<StockRequest["filters"]> {
  return Array.from({ length: Math.ceil(brands.length / MAX_VALUES) }, (_, at) => ({
    name: "car_brand",
    values: brands.slice(at * MAX_VALUES, (at + 1) * MAX_VALUES),
    exclude: true,
  }))
}

/** The UN/CEFACT codes that structured data for search engines requires. */
const UNIT_CODES = { km: "KMT", mi: "SMI", horsepower: "HJ" } as const

function createEngine(horsepower: number): Thing {
  return {
    "@type": "EngineSpecification",
    enginePower: { "@type": "QuantitativeValue", value: horsepower, unitCode: UNIT_CODES.horsepower },
  }
}

function createOffer(car: Partial<Car>): Thing {
  const { price, campaignPrice } = readPrice(car)
  const currency = readCurrency(car)
  if (!price || currency === null) return {}
  const seller = toProperty("name", car.car_site_name)
  return {
    offers: {
      "@type": "Offer",
      price: campaignPrice ?? price,
      priceCurrency: currency,
      availability: `https://schema.org/${car.car_is_sold ? "SoldOut" : "InStock"}`,
      ...("name" in seller && { seller: { "@type": "AutoDealer", ...seller } }),
    },
  }
}

function toCar(fields: ItemFields): Partial<Car> {
  return fields as Partial<Car>
}

function toListed(fields: ItemFields): ListedItem[] {
  const { car_id: id, slug, indexed_at: changed = null } = toCar(fields)
  return id && slug ? [{ id, slug, changed }] : []
}

/**
 * Returns the response of a stock search. Throws if the response is incomplete, because a sitemap without the missing
 * cars would remove them from search engines.
 */
async function fetchWhole(search: ReturnType<StockSearch["findCars"]>): Promise<StockResponse> {
  const response = await search
  if (hasFailed(response)) throw new Error("sitemap: the stock could not be searched. Its last list is kept.")
  return response
}

function formatName({ car_brand, car_model, car_model_text }: Partial<Car>): string {
  const saysModel = car_model !== undefined && car_model_text?.startsWith(`${car_model} `)
  return joinWords([car_brand, saysModel ? undefined : car_model, car_model_text])
}

/** Formats the title of a car page. Spec 2 §2.5. */
function formatTitle({ car_is_used, car_condition, car_brand, car_model, car_year, car_fuel }: Partial<Car>): string {
  return joinWords([car_is_used ? car_condition : undefined, car_brand, car_model, car_year, car_fuel])
}

function joinWords(parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined && String(part).trim() !== "").join(" ")
}
