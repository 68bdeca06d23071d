import type { Car } from "@forecourt/contracts/search"
import * as catalogue from "./catalogue.ts"
import { below, type Random, rankIn, seededRandom, zipf } from "./random.ts"

const BRAND_SHARES = zipf(catalogue.BRANDS.length, 1)
const MODEL_SHARES = catalogue.MODELS_OF.map(({ length }) => zipf(length, 0.8))
const BODY_SHARES = zipf(catalogue.BODIES.length, 1.1)
const FUEL_SHARES = zipf(catalogue.FUELS.length, 0.9)
const DRIVE_SHARES = zipf(catalogue.DRIVES.length, 1)
const COLOUR_SHARES = zipf(catalogue.COLOURS.length, 0.8)
const REGION_SHARES = zipf(catalogue.REGIONS.length, 0.7)
const YEAR_SHARES = zipf(catalogue.YEARS.length, 0.4)
const EQUIPMENT_SHARES = zipf(catalogue.EQUIPMENT.length, 0.5)
const EQUIPMENT_EACH = 10
const FIRST_PUBLISHED = Date.UTC(2025, 0, 1)
const MINUTES_PUBLISHED = 500 * 24 * 60

/**
 * Made-up cars, the same ones for the same seed: brands by Zipf, missing prices, campaigns and leases, outliers.
 *
 * Prices in SEK, distances in mil, power in hp. A million take about five seconds and 0.7 GB.
 */
export function cars(count: number, seed = 1): Car[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, at) => car(random, at))
}

/** One more car, with the place in the stock that its identifier says. */
export function car(random: Random, at: number): Car {
  const brand = rankIn(BRAND_SHARES, random)
  const model = rankIn(MODEL_SHARES[brand] ?? BODY_SHARES, random)
  const age = rankIn(YEAR_SHARES, random)
  const condition = age > 1 ? 0 : below(random, 3)
  const id = String(1_000_000 + at)
  const made: Car = {
    car_id: id,
    slug: `car-${id}`,
    car_brand: catalogue.BRANDS[brand] ?? "",
    car_model: catalogue.MODELS_OF[brand]?.[model] ?? "",
    car_body: catalogue.BODIES[rankIn(BODY_SHARES, random)] ?? "",
    car_year: catalogue.YEARS[age] ?? 0,
    car_fuel: catalogue.FUELS[rankIn(FUEL_SHARES, random)] ?? "",
    car_gearbox: catalogue.GEARBOXES[random() < 0.7 ? 0 : 1] ?? "",
    car_drive: catalogue.DRIVES[rankIn(DRIVE_SHARES, random)] ?? "",
    car_color: catalogue.COLOURS[rankIn(COLOUR_SHARES, random)] ?? "",
    car_condition: catalogue.CONDITIONS[condition] ?? "",
    car_has_campaign_price: false,
    car_site_region: catalogue.REGIONS[rankIn(REGION_SHARES, random)] ?? "",
    car_equipment: equipment(random),
    car_publishdate: new Date(FIRST_PUBLISHED + below(random, MINUTES_PUBLISHED) * 60_000).toISOString(),
  }
  addNumbers(made, random, age, condition === 1)
  return made
}

/** The six fields with ranges: some are missing, some are far out. */
function addNumbers(made: Car, random: Random, age: number, isNew: boolean): void {
  const worth = priceOf(random, age)
  if (random() < 0.98) made.car_price = worth
  if (random() < 0.15) {
    made.car_has_campaign_price = true
    made.car_campaign_price = Math.round(worth * 0.0093) * 100
  }
  if (!isNew && random() < 0.97) made.car_mileage = mileageOf(random, age)
  if (worth > 90_000 && random() < 0.5) made.car_privateleasing_monthly_cost = Math.round(worth * 0.0011) * 10 + 5
  if (worth > 90_000 && random() < 0.6) made.car_companyleasing_monthly_cost = Math.round(worth * 0.00093) * 10
  if (random() < 0.96) made.car_power = powerOf(random)
}

function priceOf(random: Random, age: number): number {
  if (random() < 0.002) return random() < 0.5 ? 0 : 1_200_000 + below(random, 40) * 100_000
  const spread = 0.4 + random() * random() * 2.6
  return Math.round(330 * spread * 0.9 ** age) * 1000 - (random() < 0.5 ? 100 : 0)
}

function mileageOf(random: Random, age: number): number {
  if (random() < 0.001) return 99_999
  return Math.round((age + random()) * (400 + random() * 1800))
}

function powerOf(random: Random): number {
  return random() < 0.003 ? 700 + below(random, 900) : 65 + Math.round(random() * random() * 420)
}

function equipment(random: Random): string[] {
  const chosen: string[] = []
  while (chosen.length < EQUIPMENT_EACH) {
    const item = catalogue.EQUIPMENT[rankIn(EQUIPMENT_SHARES, random)] ?? ""
    if (!chosen.includes(item)) chosen.push(item)
  }
  return chosen
}
