import { readPrice } from "@forecourt/api-clients/search"
import { dayIn } from "@forecourt/calendar"
import type { Car, Dealership, LeasingOption, PriceChange, Seller } from "@forecourt/contracts/search"
import type { CompanyTerms, LoanTerms, PrivateTerms } from "../stock/calculator/calculator.types.ts"
import { dealershipViewOf, type KnownDealership } from "../stock/dealership/dealership.select.ts"
import type { DealershipView, Person } from "../stock/dealership/dealership.types.ts"
import { salesScheduleOf } from "../stock/dealership/schedule.select.ts"
import { dayText, type Market } from "../stock/market.ts"
import type { CarPicture } from "../stock/stock.types.ts"
import { isPromised } from "./car-media.select.ts"
import type { CarFact, CarPrice, CarView, FactName, PricedSince, WayToPay } from "./car-page.types.ts"
import type { ComparedPrice } from "./compared-price.rules.ts"
import { lowestPriceBefore, type PastPrice, pastPricesOf } from "./past-prices.rules.ts"

/** What is shown of a car beside itself. */
export interface CarViewOptions {
  readonly dealership: Dealership | null
  /** Of a sample: where its brand is sold. */
  readonly offeredAt?: readonly KnownDealership[] | undefined
  readonly similar: CarView["similar"]
  /** What it cost until now. */
  readonly prices?: readonly PriceChange[] | undefined
  /** How its price stands among those of cars like it. */
  readonly compared?: ComparedPrice | null | undefined
  readonly locale: string
  readonly market: Market
  readonly timeZone: string
  /** Whether prices say that VAT can be deducted. Spec 2 §1. */
  readonly showsVat: boolean
  /** Where the pages of dealerships are; `null` where there are none. */
  readonly dealershipPath: string | null
  readonly pictureOf: (src: string, alt: string) => CarPicture
}

/** A car of the search as its page shows it. What is not known has no place on the page. Spec 2 §2.5, §3. */
export function carViewOf(car: Car, options: CarViewOptions): CarView {
  const { similar, pictureOf } = options
  const name = `${car.car_brand} ${car.car_model}`
  const sources = new Set((car.car_images ?? []).map(({ original }) => original))
  return {
    id: car.car_id,
    brand: car.car_brand,
    name,
    model: modelOf(car),
    state: car.car_is_sold ? "sold" : "forSale",
    ...(car.car_sold_at !== undefined && { soldOn: dayIn(options.timeZone, Date.parse(car.car_sold_at)) }),
    isCarOfTheWeek: car.caroftheweek ?? false,
    isSample: car.car_is_sample ?? false,
    pictures: [...sources].map((src) => pictureOf(src, name)),
    ...(car.car_regno !== undefined && isPromised(car.autos_on_show) && { motionOf: car.car_regno }),
    ...pricesOf(car, options),
    ...factsOf(car, options),
    equipment: [...new Set(car.car_equipment ?? [])],
    description: (car.car_description ?? "").split(/\n+/).filter((paragraph) => paragraph.trim() !== ""),
    calculators: calculatorsOf(car, options.locale),
    dealership: dealershipOf(car, options),
    offeredAt: offeredAt(car, options),
    sellers: (car.car_sellers ?? []).flatMap((seller) => sellerOf(seller) ?? []),
    similar,
  }
}

/** The model with its version; a stock that writes the model twice is read once. */
function modelOf({ car_model: model, car_model_text: text, car_version: version }: Car): string {
  return version ?? text?.replace(`${model} `, "") ?? ""
}

const MONTHLY = {
  loan: "car_loan_monthly_cost",
  private: "car_privateleasing_monthly_cost",
  company: "car_companyleasing_monthly_cost",
} as const satisfies Readonly<Record<WayToPay, keyof Car>>

/** Its price, what it cost before, and how it stands among those of cars like it. */
function pricesOf(car: Car, options: CarViewOptions): Pick<CarView, "price" | "pastPrices" | "compared"> {
  const { prices = [], compared, timeZone } = options
  const price = priceOf(car, options)
  const past = price === null ? [] : pastPricesOf(prices, price.amount)
  return {
    price: price && withLowest(price, lowestPriceBefore(past)),
    pastPrices: past.length < 2 ? [] : past.toReversed().map((one) => pricedSince(one, timeZone)),
    ...(compared && { compared }),
  }
}

function pricedSince({ amount, since }: PastPrice, timeZone: string): PricedSince {
  return { amount, since: dayIn(timeZone, Date.parse(since)) }
}

/** A price that was asked as low, or lower, within the thirty days before is not reduced. */
function withLowest(price: CarPrice, lowest: number | null): CarPrice {
  if (price.before === undefined || lowest === null) return price
  if (lowest > price.amount) return { ...price, lowest }
  const { before: _, ...asked } = price
  return asked
}

/** Its price, with what a campaign takes off it and what it costs a month. */
function priceOf(car: Car, { showsVat }: CarViewOptions): CarPrice | null {
  const { price, campaignPrice, isWithoutVat } = readPrice(car)
  if (price === null) return null
  const until = campaignPrice === null ? undefined : car.car_campaigns?.[0]?.end
  return {
    amount: campaignPrice ?? price,
    currency: car.car_price_currency ?? "",
    ...(campaignPrice !== null && { before: price }),
    ...(until !== undefined && { until }),
    ...(car.car_is_sample && { isFrom: true }),
    ...(car.car_vat_eligible && { vat: isWithoutVat ? "excluded" : "included" }),
    ...(showsVat && car.car_vat_eligible && { isVatDeductible: true }),
    monthly: Object.entries(MONTHLY).flatMap(([way, field]) => {
      const amount = car[field]
      return amount ? [{ way: way as WayToPay, amount }] : []
    }),
  }
}

type Known = readonly (readonly [name: FactName, value: string | number | undefined])[]

function factsOf(car: Car, { market }: CarViewOptions): Pick<CarView, "facts" | "technical" | "environment"> {
  const { car_firstregistration: registered } = car
  return {
    facts: known([
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
    technical: known([
      ["registered", registered && dayText(registered, market)],
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
    environment: known([
      ["range", car.car_wltp_electric_range_text ?? car.car_electric_range_text],
      ["consumption", consumptionOf(car)],
      ["co2", car.car_emission_text],
    ]),
  }
}

function known(facts: Known): readonly CarFact[] {
  return facts.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [{ name, value: String(value) }]))
}

/** A car that burns and charges has both. */
function consumptionOf(car: Car): string | undefined {
  const electric = car.car_wltp_electric_consumption_text ?? car.car_electric_consumption_text
  return [car.car_fuel_combined_text, electric].filter((text) => text !== undefined).join(" · ") || undefined
}

/** The ways to pay that can be worked out. */
function calculatorsOf(car: Car, locale: string): CarView["calculators"] {
  const terms = [loanTerms(car), privateTerms(car), companyTerms(car, locale)]
  return terms.filter((way) => way !== null)
}

function loanTerms(car: Car): LoanTerms | null {
  const { car_loan_option: loan, car_price: price, car_price_currency: currency } = car
  const periods = loan?.contract_durations?.map(periodOf) ?? []
  if (loan === undefined || !price || currency === undefined || periods.length === 0) return null
  return {
    way: "loan",
    currency,
    price,
    ...(car.car_has_campaign_loan && { isCampaign: true }),
    ...(loan.description !== undefined && { description: loan.description }),
    disclaimer: loan.disclaimer ?? "",
    ratePercent: loan.interest_rate,
    startFee: loan.start_fee ?? 0,
    invoiceFee: loan.invoice_fee ?? 0,
    periods,
    defaultMonths: loan.default_contract_duration?.months ?? periods[0]?.months ?? 0,
  }
}

function privateTerms(car: Car): PrivateTerms | null {
  const { car_leasing_options: options = [], car_price_currency: currency } = car
  const offers = options.filter(({ leasing_type: type }) => type === "Private")
  const first = car.car_private_leasing_option ?? offers[0]
  if (first === undefined || currency === undefined) return null
  return {
    way: "private",
    currency,
    ...common(first),
    ...(car.car_has_campaign_privateleasing && { isCampaign: true }),
    offers: offers.flatMap(({ duration: months, mileage_text: mileage, monthly_cost: monthly }) =>
      months && mileage && monthly ? [{ months, mileage, monthly }] : [],
    ),
    included: [],
  }
}

function companyTerms(car: Car, locale: string): CompanyTerms | null {
  const { car_company_leasing_option: option, car_price_currency: currency } = car
  const price = car.car_campaign_price_exkl_vat ?? car.car_retail_price_exkl_vat
  const mileages = option?.options?.map(({ mileage, durations = [] }) => ({
    mileage: mileageText(option, mileage, locale),
    periods: durations.map(periodOf),
  }))
  if (option === undefined || !price || currency === undefined || !mileages?.length) return null
  return {
    way: "company",
    currency,
    price,
    ...common(option),
    ...(car.car_has_campaign_companyleasing && { isCampaign: true }),
    ratePercent: option.interest_rate ?? 0,
    mileages,
    defaultMileage: mileageText(option, option.default_mileage ?? option.mileage ?? 0, locale),
    defaultMonths: option.default_option?.months ?? option.duration ?? 0,
  }
}

/** A mileage in the words that the option has for its own one. */
function mileageText({ mileage, mileage_text: text = "" }: LeasingOption, wanted: number, locale: string): string {
  return mileage === wanted ? text : text.replace(/\d[\d\s\u00a0\u202f.,]*/, `${wanted.toLocaleString(locale)} `)
}

function common({ description, disclaimer = "", start_fee: startFee = 0, invoice_fee: invoiceFee = 0 }: LeasingOption) {
  return { ...(description !== undefined && { description }), disclaimer, startFee, invoiceFee }
}

type Duration = NonNullable<LeasingOption["default_option"]>

function periodOf(duration: Duration) {
  return {
    months: duration.months,
    residualPercent: duration.residual_percentage ?? 0,
    minPercent: duration.cash_amount_min_percentage ?? 0,
    maxPercent: duration.cash_amount_max_percentage ?? 100,
  }
}

function sellerOf({ name, phone, email }: Seller): Person | null {
  return name === undefined
    ? null
    : { name, ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) }
}

/** Where a sample's brand is sold, but for where it stands itself. */
function offeredAt({ car_site_name: own }: Car, options: CarViewOptions): readonly DealershipView[] {
  const { offeredAt: known = [], dealership, dealershipPath: path, pictureOf } = options
  const shown = dealership?.site_official_name ?? own
  return known
    .filter(({ site_official_name: name }) => name !== shown)
    .map((one) => dealershipViewOf(one, { path, schedule: null, pictureOf }))
}

/** Where the car stands: what the dealership says, else what the car says of it. */
function dealershipOf(car: Car, { dealership, dealershipPath, pictureOf }: CarViewOptions): DealershipView | null {
  const { car_site_name: name, car_site_city: city, car_site_leads_email: email } = car
  const known = {
    ...(name !== undefined && { site_official_name: name }),
    ...(city !== undefined && { site_city: city }),
    ...(email !== undefined && { site_email: email }),
    ...dealership,
  }
  const { site_official_name } = known
  if (site_official_name === undefined) return null
  return dealershipViewOf(
    { ...known, site_official_name },
    { path: dealershipPath, schedule: dealership && salesScheduleOf(car, dealership), pictureOf },
  )
}
