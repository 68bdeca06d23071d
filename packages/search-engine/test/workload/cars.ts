import type { Car } from "@forecourt/contracts/search"
import * as catalogue from "./catalogue.ts"
import { createRandom, createZipf, getBelow, type Random, selectRank } from "./random.ts"

const BRAND_SHARES = createZipf(catalogue.BRANDS.length, 1)
const MODEL_SHARES = catalogue.MODELS_OF.map(({ length }) => createZipf(length, 0.8))
const BODY_SHARES = createZipf(catalogue.BODIES.length, 1.1)
const FUEL_SHARES = createZipf(catalogue.FUELS.length, 0.9)
const DRIVE_SHARES = createZipf(catalogue.DRIVES.length, 1)
const COLOUR_SHARES = createZipf(catalogue.COLOURS.length, 0.8)
const REGION_SHARES = createZipf(catalogue.REGIONS.length, 0.7)
const YEAR_SHARES = createZipf(catalogue.YEARS.length, 0.4)
const EQUIPMENT_SHARES = createZipf(catalogue.EQUIPMENT.length, 0.5)
const EQUIPMENT_EACH = 10
const FIRST_PUBLISHED = Date.UTC(2025, 0, 1)
const MINUTES_PUBLISHED = 500 * 24 * 60

/**
 * Creates random cars, which are always the same for the same seed. Prices are in SEK, distances in mil (10 km) and
 * power in hp. A million cars take about five seconds and 0.7 GB.
 */
export function createCars(count: number, seed = 1): Car[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, at) => createCar(random, at))
}

export function createCar(random: Random, at: number): Car {
  const brand = selectRank(BRAND_SHARES, random)
  const model = selectRank(MODEL_SHARES[brand] ?? BODY_SHARES, random)
  const age = selectRank(YEAR_SHARES, random)
  const condition = age > 1 ? 0 : getBelow(random, 3)
  const id = String(1_000_000 + at)
  const made: Car = {
    car_id: id,
    slug: `car-${id}`,
    car_brand: catalogue.BRANDS[brand] ?? "",
    car_model: catalogue.MODELS_OF[brand]?.[model] ?? "",
    car_body: catalogue.BODIES[selectRank(BODY_SHARES, random)] ?? "",
    car_year: catalogue.YEARS[age] ?? 0,
    car_fuel: catalogue.FUELS[selectRank(FUEL_SHARES, random)] ?? "",
    car_gearbox: catalogue.GEARBOXES[random() < 0.7 ? 0 : 1] ?? "",
    car_drive: catalogue.DRIVES[selectRank(DRIVE_SHARES, random)] ?? "",
    car_color: catalogue.COLOURS[selectRank(COLOUR_SHARES, random)] ?? "",
    car_condition: catalogue.CONDITIONS[condition] ?? "",
    car_has_campaign_price: false,
    car_site_region: catalogue.REGIONS[selectRank(REGION_SHARES, random)] ?? "",
    car_equipment: createEquipment(random),
    car_publishdate: new Date(FIRST_PUBLISHED + getBelow(random, MINUTES_PUBLISHED) * 60_000).toISOString(),
  }
  addNumbers(made, random, age, condition === 1)
  return made
}

function addNumbers(made: Car, random: Random, age: number, isNew: boolean): void {
  const worth = createPrice(random, age)
  if (random() < 0.98) made.car_price = worth
  if (random() < 0.15) {
    made.car_has_campaign_price = true
    made.car_campaign_price = Math.round(worth * 0.0093) * 100
  }
  if (!isNew && random() < 0.97) made.car_mileage = createMileage(random, age)
  if (worth > 90_000 && random() < 0.5) made.car_privateleasing_monthly_cost = Math.round(worth * 0.0011) * 10 + 5
  if (worth > 90_000 && random() < 0.6) made.car_companyleasing_monthly_cost = Math.round(worth * 0.00093) * 10
  if (random() < 0.96) made.car_power = createPower(random)
}

function createPrice(random: Random, age: number): number {
  if (random() < 0.002) return random() < 0.5 ? 0 : 1_200_000 + getBelow(random, 40) * 100_000
  const spread = 0.4 + random() * random() * 2.6
  return Math.round(330 * spread * 0.9 ** age) * 1000 - (random() < 0.5 ? 100 : 0)
}

function createMileage(random: Random, age: number): number {
  if (random() < 0.001) return 99_999
  return Math.round((age + random()) * (400 + random() * 1800))
}

function createPower(random: Random): number {
  return random() < 0.003 ? 700 + getBelow(random, 900) : 65 + Math.round(random() * random() * 420)
}

function createEquipment(random: Random): string[] {
  const chosen: string[] = []
  while (chosen.length < EQUIPMENT_EACH) {
    const item = catalogue.EQUIPMENT[selectRank(EQUIPMENT_SHARES, random)] ?? ""
    if (!chosen.includes(item)) chosen.push(item)
  }
  return chosen
}
