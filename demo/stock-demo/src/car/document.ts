import type { Car, Dealership } from "@forecourt/contracts/search"
import { plainWord } from "../plain.ts"
import { daysAgo, TODAY } from "./dates.ts"
import { descriptionOf } from "./description.ts"
import type { CarFacts } from "./facts.types.ts"
import { plateOf, vinOf } from "./identity.ts"
import { leasesOf } from "./leasing.ts"
import { loanOf } from "./loan.ts"
import { distanceText, inUnit } from "./mileage.ts"
import { picturesOf } from "./pictures.ts"
import { benefitFields, type Pricing, priceFields, pricingOf } from "./prices.ts"
import { technicalOf } from "./technical.ts"

/** The share of used cars that are cars of the week. */
const OF_THE_WEEK = 0.003

/** The maximum age in years of used cars for leasing, to companies and private persons. */
const COMPANY_UNTIL = 5
const PRIVATE_UNTIL = 3

/** Creates the search document of a car from its facts. Spec 2 §3. */
export function documentOf(facts: CarFacts): Car {
  const pricing = pricingOf(facts)
  return {
    ...identityOf(facts),
    ...kindOf(facts),
    ...usageOf(facts),
    ...placeOf(facts),
    ...priceFields(facts, pricing),
    ...benefitFields(facts),
    ...financeOf(facts, pricing),
    ...technicalOf(facts),
    car_equipment: facts.equipment.map((name) => facts.language.equipment[name]),
    car_description: descriptionOf(facts),
    ...picturesOf(facts),
    ...datesOf(facts),
  }
}

function identityOf(facts: CarFacts) {
  const { site, index, variant, year, model, make } = facts
  const car_id = String(site.firstCar + index)
  const plate = plateOf(facts)
  const vin = vinOf(facts)
  // The third segment is the model, for which cars are shown when this one no longer exists. Spec 2 §7.
  const parts = [String(year), plainWord(make).replaceAll("-", ""), plainWord(model.model), plainWord(variant.version)]
  return {
    car_id,
    slug: [...parts, car_id].filter((part) => part !== "").join("-"),
    ...(plate === null ? {} : { car_regno: plate }),
    ...(vin === null ? {} : { car_chassino: vin }),
  }
}

function kindOf({ language, model, variant, year, state, colour, make, modelName }: CarFacts) {
  return {
    car_brand: make,
    car_model: modelName,
    car_model_text: `${modelName} ${variant.version} ${language.fuels[variant.fuel]}`,
    car_version: variant.version,
    car_body: language.bodies[model.body],
    car_year: year,
    car_fuel: language.fuels[variant.fuel],
    car_gearbox: language.gearboxes[variant.gearbox],
    car_drive: language.drives[variant.drive],
    car_color: language.colours[colour],
    car_seats: model.seats,
    car_doors: model.doors,
    car_power: variant.power,
    car_condition: language.conditions[state],
  }
}

function usageOf({ state, market, kilometres, registered, chance }: CarFacts) {
  const isUsed = state === "used" || state === "demo"
  return {
    car_is_used: isUsed,
    car_is_sample: state === "sample",
    car_mileage: inUnit(kilometres, market),
    car_mileage_text: distanceText(kilometres, market),
    car_odometer: market.name === "uk" ? inUnit(kilometres, market) : kilometres,
    car_odometer_unit: market.name === "uk" ? ("mi" as const) : ("km" as const),
    ...(registered === null ? {} : { car_firstregistration: registered }),
    caroftheweek: isUsed && chance.comes(OF_THE_WEEK),
  }
}

function placeOf({ dealership, state, chance }: CarFacts) {
  const department = departmentFor(dealership, state)
  const [company = "", number = ""] = (department?.erp_id ?? "").split(".")
  return {
    car_site_id: dealership.site_id,
    car_site_name: dealership.site_official_name,
    car_site_city: dealership.site_city ?? "",
    car_site_region: dealership.site_region ?? "",
    car_site_leads_email: department?.email ?? "",
    car_site_geocoord: dealership.site_geocoord ?? "",
    car_companyerpid: company,
    car_departmenterpid: number,
    car_sellers: (department?.users ?? []).slice(0, chance.whole(1, 2)).map((user) => {
      const { first_name = "", last_name = "", email = "", phone = "" } = user
      return { name: `${first_name} ${last_name}`, ...reachedBy(email, phone, chance.next()) }
    }),
  }
}

/** Returns the department of a car: new cars belong to that for new cars, and all others to that for used cars. */
function departmentFor({ site_departments = [] }: Dealership, state: CarFacts["state"]) {
  const type = state === "new" || state === "sample" ? "NewCars" : "UsedCars"
  return site_departments.find(({ department_type }) => department_type === type)
}

/**
 * Returns the contact details of a seller: most have an e-mail address and a phone number; one in twenty-five has
 * neither, and is not shown. Spec 2 §5.
 */
function reachedBy(email: string, phone: string, share: number) {
  if (share < 0.04) return {}
  if (share < 0.14) return { phone }
  return share < 0.24 ? { email } : { email, phone }
}

function financeOf(facts: CarFacts, { retail, campaign, isVatEligible }: Pricing): Partial<Car> {
  const { age, isVan, state, chance } = facts
  const price = campaign ?? retail
  const [byLoan, byLease, wished] = [chance.comes(0.06), chance.comes(0.1), chance.comes(0.6)]
  const isPrivate = !isVan && (state !== "used" || (age <= PRIVATE_UNTIL && wished))
  const isCompany = age <= COMPANY_UNTIL && (isVan || isVatEligible)
  return { ...loanOf(facts, price, byLoan), ...leasesOf(facts, price, { isPrivate, isCompany, isCampaign: byLease }) }
}

/** One in this many cars was sold recently. It stays in the index for a while and is shown as sold. Spec 2 §2.5. */
const EVERY_SOLD = 200
const SOLD_WITHIN_DAYS = 20
const DAY_MS = 86_400_000

/** Returns a car in its state at a point in time: some were sold in the days before. */
export function soldBy(car: Car, index: number, now: number): Car {
  if (index % EVERY_SOLD !== EVERY_SOLD - 1 || car.car_is_sample || car.caroftheweek) return car
  const days = 1 + (Math.floor(index / EVERY_SOLD) % SOLD_WITHIN_DAYS)
  return { ...car, car_is_sold: true, car_sold_at: new Date(now - days * DAY_MS).toISOString() }
}

function datesOf({ chance }: CarFacts) {
  const [day, hour] = [daysAgo(chance.whole(0, 110)), chance.whole(6, 18)]
  const time = [hour, chance.whole(0, 59), chance.whole(0, 59)].map((part) => String(part).padStart(2, "0")).join(":")
  // A car is published this morning at the latest; it was indexed at noon.
  const publish = day === TODAY ? `${day}T0${time.slice(1)}Z` : `${day}T${time}Z`
  return { car_publishdate: publish, indexed_at: `${TODAY}T12:00:00Z` }
}
