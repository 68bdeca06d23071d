import { readCurrency, readPrice } from "@forecourt/api-clients/search"
import { getCountry, getDayInZone, isCalendarDay } from "@forecourt/calendar"
import type { Car, Dealership, PriceChange, Seller } from "@forecourt/contracts/search"
import { getMonthlyCost } from "../stock/calculator/calculator.rules.ts"
import type { Calculators } from "../stock/calculator/calculator.types.ts"
import { getWaysToPay } from "../stock/calculator/ways-to-pay.select.ts"
import { createDealershipView, type KnownDealership } from "../stock/dealership/dealership.select.ts"
import type { DealershipView, Person } from "../stock/dealership/dealership.types.ts"
import { readSalesSchedule } from "../stock/dealership/schedule.select.ts"
import { formatDay, type Market } from "../stock/market.ts"
import type { CarPicture } from "../stock/stock.types.ts"
import { isPromised } from "./car-media.select.ts"
import type { CarFact, CarPrice, CarView, FactName, PricedSince } from "./car-page.types.ts"
import type { ComparedPrice } from "./compared-price.rules.ts"
import { listPastPrices, type PastPrice } from "./past-prices.rules.ts"

/** The data for a car's page that is not part of the car. */
export interface CarViewOptions {
  readonly dealership: Dealership | null
  /** The dealerships that sell the brand, for an example listing of a new car. */
  readonly offeredAt?: readonly KnownDealership[] | undefined
  readonly similar: CarView["similar"]
  /** The car's earlier prices. */
  readonly prices?: readonly PriceChange[] | undefined
  /** The comparison of the car's price with the prices of similar cars. */
  readonly compared?: ComparedPrice | null | undefined
  readonly locale: string
  readonly market: Market
  readonly timeZone: string
  /** True when prices have a note on deductible VAT. Spec 2 §1. */
  readonly showsVat: boolean
  /** The path of the dealership pages, or `null` when there are none. */
  readonly dealershipPath: string | null
  readonly toPicture: (src: string, alt: string) => CarPicture
}

/** Converts a car from the search to the data of its page. Unknown data is left out. Spec 2 §2.5, §3. */
export function createCarView(car: Car, options: CarViewOptions): CarView {
  const { similar, toPicture } = options
  const name = `${car.car_brand} ${car.car_model}`
  const calculators = getWaysToPay({ ...car }, options.locale)
  const sources = new Set((car.car_images ?? []).map(({ original }) => original))
  return {
    id: car.car_id,
    brand: car.car_brand,
    name,
    model: getModel(car),
    state: car.car_is_sold ? "sold" : "forSale",
    ...(car.car_sold_at !== undefined && { soldOn: getDayInZone(options.timeZone, Date.parse(car.car_sold_at)) }),
    isCarOfTheWeek: car.caroftheweek ?? false,
    isSample: car.car_is_sample ?? false,
    pictures: [...sources].map((src) => toPicture(src, name)),
    ...(car.car_regno !== undefined && isPromised(car.autos_on_show) && { motionOf: car.car_regno }),
    ...createPrices(car, calculators, options),
    ...createFacts(car, options),
    equipment: [...new Set(car.car_equipment ?? [])],
    description: (car.car_description ?? "").split(/\n+/).filter((paragraph) => paragraph.trim() !== ""),
    calculators,
    dealership: createDealership(car, options),
    offeredAt: listOfferedAt(car, options),
    sellers: (car.car_sellers ?? []).flatMap((seller) => toSeller(seller) ?? []),
    similar,
  }
}

/** Returns the version of a car, without the model name that the stock repeats in front of it. */
function getModel({ car_model: model, car_model_text: text, car_version: version }: Car): string {
  return version ?? text?.replace(`${model} `, "") ?? ""
}

/** Returns the car's price, its earlier prices and the comparison with similar cars. */
function createPrices(
  car: Car,
  calculators: Calculators,
  options: CarViewOptions,
): Pick<CarView, "price" | "pastPrices" | "compared"> {
  const { prices = [], compared, timeZone } = options
  const price = createPrice(car, calculators, options)
  const past = price === null ? [] : listPastPrices(prices, price.amount)
  return {
    price,
    pastPrices: past.length < 2 ? [] : past.toReversed().map((item) => toPricedSince(item, timeZone)),
    ...(compared && { compared }),
  }
}

function toPricedSince({ amount, since }: PastPrice, timeZone: string): PricedSince {
  return { amount, since: getDayInZone(timeZone, Date.parse(since)) }
}

/** Returns the car's price with its campaign and monthly costs, or `null` when the price is unknown. */
function createPrice(car: Car, calculators: Calculators, { market, showsVat }: CarViewOptions): CarPrice | null {
  const { price, campaignPrice, lowestPrice, isWithoutVat } = readPrice(car)
  if (price === null) return null
  const end = String(car.car_campaigns?.[0]?.end)
  return {
    amount: campaignPrice ?? price,
    currency: readCurrency({ ...car }) ?? market.currency,
    ...(campaignPrice !== null && { regularAmount: price }),
    ...(lowestPrice !== null && { lowest: lowestPrice }),
    ...(campaignPrice !== null && isCalendarDay(end) && { until: end }),
    ...(car.car_is_sample && { isFrom: true }),
    ...((isWithoutVat || car.car_vat_eligible) && { vat: isWithoutVat ? "excluded" : "included" }),
    ...(showsVat && car.car_vat_eligible && { isVatDeductible: true }),
    monthly: calculators.flatMap((terms) => {
      const amount = getMonthlyCost(terms)
      return amount === null ? [] : [{ way: terms.way, amount }]
    }),
  }
}

type Known = readonly (readonly [name: FactName, value: string | number | undefined])[]

function createFacts(car: Car, { market }: CarViewOptions): Pick<CarView, "facts" | "technical" | "environment"> {
  const { car_firstregistration: registered } = car
  return {
    facts: selectKnown([
      ["year", car.car_year],
      ["mileage", car.car_mileage_text],
      ["fuel", car.car_fuel],
      ["gearbox", car.car_gearbox],
      ["drive", car.car_drive],
      ["power", car.car_power_text],
      ["body", car.car_body],
      ["colour", car.car_color],
      ["seats", car.car_seats],
      ["regNo", car.car_regno],
    ]),
    technical: selectKnown([
      ["registered", registered && formatDay(registered, market)],
      ["acceleration", car.car_acceleration_text],
      ["boot", car.car_cargo_volume_text],
      ["towing", car.car_max_trailer_weight_text],
      ["battery", car.car_battery_size_text],
      ["charging", car.car_electric_charging_speed_dc_text ?? car.car_electric_charging_speed_ac_text],
      ["tank", car.car_tank_text],
      ["weight", car.car_service_weight_text],
      ["length", car.car_length_text],
      ["width", car.car_width_text],
      ["height", car.car_height_text],
      ["doors", car.car_doors],
    ]),
    environment: selectKnown([
      ["range", car.car_wltp_electric_range_text ?? car.car_electric_range_text],
      ["consumption", formatConsumption(car)],
      ["co2", car.car_emission_text],
    ]),
  }
}

function selectKnown(facts: Known): readonly CarFact[] {
  return facts.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [{ name, value: String(value) }]))
}

/** Formats the consumption. For a plug-in hybrid the text contains both fuel and power. */
function formatConsumption(car: Car): string | undefined {
  const electric = car.car_wltp_electric_consumption_text ?? car.car_electric_consumption_text
  return [car.car_fuel_combined_text, electric].filter((text) => text !== undefined).join(" · ") || undefined
}

function toSeller({ name, phone, email }: Seller): Person | null {
  return name === undefined
    ? null
    : { name, ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) }
}

/** Returns the dealerships that sell the brand of an example listing, except the listing's own dealership. */
function listOfferedAt({ car_site_name: carSite }: Car, options: CarViewOptions): readonly DealershipView[] {
  const { offeredAt: known = [], dealership, dealershipPath: path, toPicture } = options
  const shown = dealership?.site_official_name ?? carSite
  return known
    .filter(({ site_official_name: name }) => name !== shown)
    .map((item) => createDealershipView(item, { path, schedule: null, toPicture }))
}

/** Returns the location of the car: the data of its dealership if known, otherwise the data of the car. */
function createDealership(
  car: Car,
  { dealership, dealershipPath, toPicture, locale }: CarViewOptions,
): DealershipView | null {
  const { car_site_name: name, car_site_city: city, car_site_leads_email: email } = car
  const known = {
    ...(name !== undefined && { site_official_name: name }),
    ...(city !== undefined && { site_city: city }),
    ...(email !== undefined && { site_email: email }),
    ...dealership,
  }
  const { site_official_name } = known
  if (site_official_name === undefined) return null
  return createDealershipView(
    { ...known, site_official_name },
    {
      path: dealershipPath,
      schedule: dealership && readSalesSchedule(car, dealership, getCountry(locale)),
      toPicture,
    },
  )
}
