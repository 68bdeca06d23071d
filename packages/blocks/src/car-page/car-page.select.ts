import {
  type Calculators,
  getMonthlyPrice,
  getWaysToPay,
  type SelectedTerms,
  type WayToPayTerms,
} from "@forecourt/api-clients/car-offers"
import { readCurrency, readPrice } from "@forecourt/api-clients/search"
import { getCountry, getDayInZone, isCalendarDay } from "@forecourt/calendar"
import type { Car, Dealership, PriceChange, Seller } from "@forecourt/contracts/search"
import { createDealershipView, type KnownDealership } from "../stock/dealership/dealership.select.ts"
import type { DealershipView, Person } from "../stock/dealership/dealership.types.ts"
import { readSalesSchedule } from "../stock/dealership/schedule.select.ts"
import { formatDay, type Market, toShownMileage } from "../stock/market.ts"
import type { CarPicture } from "../stock/stock.types.ts"
import { formatNumber, getUnitFormat } from "../stock/stock-format.ts"
import {
  addLanguage,
  addVersionLanguage,
  formatMeasure,
  type StockText,
  type StockWords,
  translateValue,
} from "../stock/stock-words.ts"
import { isPromised } from "./car-media.select.ts"
import type { CarFact, CarPrice, CarView, FactName, PricedSince } from "./car-page.types.ts"
import type { ComparedPrice } from "./compared-price.rules.ts"
import { listPastPrices, type PastPrice } from "./past-prices.rules.ts"

export interface CarViewOptions {
  readonly dealership: Dealership | null
  /**
   * The dealerships that sell the brand of an example listing (a listing that represents several similar new cars).
   */
  readonly offeredAt?: readonly KnownDealership[] | undefined
  readonly similar: CarView["similar"]
  readonly prices?: readonly PriceChange[] | undefined
  readonly compared?: ComparedPrice | null | undefined
  readonly locale: string
  readonly market: Market
  /** The terms that the visitor selected in the calculators. */
  readonly selected?: SelectedTerms | undefined
  /**
   * Called with each payment option that is hidden because its calculated monthly cost differs from the cost in the
   * search index.
   */
  readonly onHiddenFigure?: (way: WayToPayTerms["way"]) => void
  readonly timeZone: string
  /** True if the site adds a note to prices whose VAT is deductible. Spec 2 §1. */
  readonly showsVat: boolean
  readonly dealershipPath: string | null
  readonly toPicture: (src: string, alt: string) => CarPicture
}

/** Converts a car to the data of its page, without unknown values. Spec 2 §2.5, §3. */
export function createCarView(car: Car, options: CarViewOptions): CarView {
  const { similar, toPicture, market } = options
  const { words } = market
  const name = `${car.car_brand} ${car.car_model}`
  const lang = words && { lang: words.stockLanguage }
  const calculators = getWaysToPay(
    { ...car },
    {
      locale: options.locale,
      market: market.credit,
      onHidden: options.onHiddenFigure,
    },
  ).map((terms) => ({
    ...terms,
    ...lang,
  }))
  const sources = new Set((car.car_images ?? []).map(({ original }) => original))
  return {
    id: car.car_id,
    brand: car.car_brand,
    name,
    model: addVersionLanguage(getModel(car), words),
    state: car.car_is_sold ? "sold" : "forSale",
    ...(car.car_sold_at !== undefined && { soldOn: getDayInZone(options.timeZone, Date.parse(car.car_sold_at)) }),
    isCarOfTheWeek: car.caroftheweek ?? false,
    isSample: car.car_is_sample ?? false,
    pictures: [...sources].map((src) => toPicture(src, name)),
    ...(car.car_regno !== undefined && isPromised(car.autos_on_show) && { motionOf: car.car_regno }),
    ...createPrices(car, calculators, options),
    ...createFacts(car, options),
    equipment: [...new Set(car.car_equipment ?? [])].map((name) => translateValue("car_equipment", name, words)),
    description: listParagraphs(car.car_description ?? "").map((paragraph) => addLanguage(paragraph, words)),
    calculators,
    selected: options.selected,
    dealership: createDealership(car, options),
    offeredAt: listOfferedAt(car, options),
    sellers: (car.car_sellers ?? []).flatMap((seller) => toSeller(seller) ?? []),
    similar,
  }
}

function listParagraphs(text: string): readonly string[] {
  return text.split(/\n+/).filter((paragraph) => paragraph.trim() !== "")
}

/**
 * Returns the version of a car, such as `B4 Plus`. If the stock data contains it only as part of the model text, the
 * model name is removed from that text.
 */
function getModel({ car_model: model, car_model_text: text, car_version: version }: Car): string {
  return version ?? text?.replace(`${model} `, "") ?? ""
}

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

function createPrice(
  car: Car,
  calculators: Calculators,
  { market, showsVat, selected }: CarViewOptions,
): CarPrice | null {
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
    monthly: calculators.flatMap((terms) => getMonthlyPrice(terms, selected) ?? []),
  }
}

type Known = readonly (readonly [name: FactName, value: StockText | number | undefined])[]

function createFacts(
  car: Car,
  { market, locale }: CarViewOptions,
): Pick<CarView, "facts" | "technical" | "environment"> {
  const { car_firstregistration: registered } = car
  const { words } = market
  const translate = (field: FieldName) => translateFact(field, car[field], words)
  const measure = (text: string | undefined) => text && formatMeasure(text, words)
  return {
    facts: selectKnown([
      ["year", car.car_year],
      ["mileage", formatMileage(car, market, locale)],
      ["fuel", translate("car_fuel")],
      ["gearbox", translate("car_gearbox")],
      ["drive", translate("car_drive")],
      ["power", measure(car.car_power_text)],
      ["body", translate("car_body")],
      ["colour", translate("car_color")],
      ["seats", car.car_seats],
      ["regNo", car.car_regno],
    ]),
    technical: selectKnown([
      ["registered", registered && formatDay(registered, market)],
      ["acceleration", measure(car.car_acceleration_text)],
      ["boot", measure(car.car_cargo_volume_text)],
      ["towing", measure(car.car_max_trailer_weight_text)],
      ["battery", measure(car.car_battery_size_text)],
      ["charging", measure(car.car_electric_charging_speed_dc_text)],
      ["acCharging", measure(car.car_electric_charging_speed_ac_text)],
      ["tank", measure(car.car_tank_text)],
      ["weight", measure(car.car_service_weight_text)],
      ["length", measure(car.car_length_text)],
      ["width", measure(car.car_width_text)],
      ["height", measure(car.car_height_text)],
      ["doors", car.car_doors],
    ]),
    environment: selectKnown([
      ["range", measure(car.car_wltp_electric_range_text)],
      ["electricRange", car.car_wltp_electric_range_text ? undefined : measure(car.car_electric_range_text)],
      ["consumption", measure(formatConsumption(car))],
      ["co2", measure(car.car_emission_text)],
    ]),
  }
}

type FieldName = "car_fuel" | "car_gearbox" | "car_drive" | "car_body" | "car_color"

function translateFact(field: FieldName, value: string | undefined, words: StockWords | undefined) {
  return value && translateValue(field, value, words)
}

/**
 * Returns the mileage text from the stock data. If the page and the stock have different languages, returns a formatted
 * mileage instead.
 */
function formatMileage({ car_mileage, car_mileage_text }: Car, market: Market, locale: string): string | undefined {
  if (market.words === undefined || car_mileage === undefined) return car_mileage_text
  const { value, unit } = toShownMileage(market, car_mileage)
  return formatNumber(value, getUnitFormat(unit), locale)
}

function selectKnown(facts: Known): readonly CarFact[] {
  return facts.flatMap(([name, value]) => {
    if (value === undefined || value === "") return []
    return [{ name, value: typeof value === "number" ? String(value) : value }]
  })
}

function formatConsumption(car: Car): string | undefined {
  const electric = car.car_wltp_electric_consumption_text ?? car.car_electric_consumption_text
  return [car.car_fuel_combined_text, electric].filter((text) => text !== undefined).join(" · ") || undefined
}

function toSeller({ name, phone, email }: Seller): Person | null {
  return name === undefined
    ? null
    : { name, ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) }
}

function listOfferedAt({ car_site_name: carSite }: Car, options: CarViewOptions): readonly DealershipView[] {
  const { offeredAt: known = [], dealership, dealershipPath: path, toPicture } = options
  const shown = dealership?.site_official_name ?? carSite
  return known
    .filter(({ site_official_name: name }) => name !== shown)
    .map((item) => createDealershipView(item, { path, schedule: null, toPicture }))
}

/**
 * Creates the data of the car's dealership. If the dealership is unknown, the name, city and e-mail address in the
 * car's data are used.
 */
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
