import type { Car } from "@forecourt/contracts/search"
import { textsOf } from "../language/texts.ts"
import { daysAgo, TODAY } from "./dates.ts"
import type { CarFacts } from "./facts.types.ts"
import { priceNew, priceUsed, rounded, withoutVat } from "./price.ts"

/** The prices of a car in its market. */
export interface Pricing {
  /** The price including VAT, before and in a campaign. */
  readonly retail: number
  readonly campaign: number | null
  /** True when a buyer can deduct the VAT. */
  readonly isVatEligible: boolean
}

/** The share of cars in a price campaign, and its minimum and maximum reduction. */
const CAMPAIGN = 0.12
const MIN_OFF = 0.02
const MAX_OFF = 0.09

/** Chooses the price of a car: by its list price when new, and by age, mileage and condition when used. */
export function pricingOf(facts: CarFacts): Pricing {
  const { state, variant, market, age, kilometres, chance, isVan } = facts
  const extras = 1 + facts.equipment.length * 0.0015
  const condition = 0.96 + chance.next() * 0.08
  const isNew = state === "new" || state === "sample"
  const full = isNew ? priceNew(variant, market) * extras : priceUsed(variant, market, age, kilometres) * condition
  const retail = rounded(full, market)
  const off = MIN_OFF + chance.next() * (MAX_OFF - MIN_OFF)
  const campaign = rounded(retail * (1 - off), market)
  const hasCampaign = state !== "sample" && chance.comes(CAMPAIGN) && campaign < retail
  // A used car that was bought from a private owner has no deductible VAT; in Norway only used vans have it.
  const share = isVan ? 0.9 : state === "used" ? (market.name === "no" ? 0 : age < 5 ? 0.25 : 0.05) : 1
  return { retail, campaign: hasCampaign ? campaign : null, isVatEligible: chance.comes(share) }
}

/** Creates the fields about the price. Those of vans exclude VAT, as `car_vehicle_type_code` indicates. */
export function priceFields(facts: CarFacts, { retail, campaign, isVatEligible }: Pricing): Partial<Car> {
  const { market, language, state, isVan } = facts
  const { money } = textsOf(market)
  const shown = (price: number): number => (isVan ? withoutVat(price, market) : price)
  const toPay = shown(campaign ?? retail)
  const isExVat = isVatEligible || isVan
  return {
    car_price: toPay,
    car_price_text: money(toPay),
    car_price_title:
      campaign !== null ? language.price.campaign : state === "sample" ? language.price.from : language.price.title,
    car_price_currency: market.currency,
    car_retail_price: shown(retail),
    car_retail_price_text: money(shown(retail)),
    ...(isExVat ? { car_retail_price_exkl_vat: withoutVat(retail, market) } : {}),
    car_has_campaign_price: campaign !== null,
    ...(campaign === null ? {} : campaignFields(facts, campaign, shown(campaign), isExVat)),
    car_vat_eligible: isExVat,
    car_vehicle_type_code: isVan ? "LCV" : "PC",
  }
}

function campaignFields(facts: CarFacts, campaign: number, shown: number, isExVat: boolean): Partial<Car> {
  const { market, language, chance } = facts
  const [title, text] = chance.pick(language.price.campaigns)
  return {
    car_campaign_price: shown,
    car_campaign_price_text: textsOf(market).money(shown),
    ...(isExVat ? { car_campaign_price_exkl_vat: withoutVat(campaign, market) } : {}),
    car_campaigns: [{ title, text, start: daysAgo(chance.whole(5, 25)), end: `${TODAY.slice(0, 8)}30` }],
  }
}

/**
 * The Swedish price base amount for 2026 in kronor, and the government lending rate in percent, which determine the tax
 * on company cars.
 */
const BASE_AMOUNT = 59_200
const LENDING_RATE = 2.55
const BENEFIT_UNTIL_YEARS = 6

/** Creates the fields about the taxable benefit of a Swedish company car per month, and its price in base amounts. */
export function benefitFields({ market, variant, age, isVan }: CarFacts): Partial<Car> {
  if (market.name !== "se" || isVan || age > BENEFIT_UNTIL_YEARS) return {}
  const price = priceNew(variant, market)
  const reduction = variant.fuel === "electric" ? 350_000 : variant.fuel === "plugin" ? 140_000 : 0
  const base = Math.max(price / 2, price - reduction)
  const yearly = BASE_AMOUNT * 0.29 + base * (0.01 + (0.7 * LENDING_RATE) / 100) + base * 0.13
  return {
    car_beneficial_value: Math.round(yearly / 12),
    car_pbbratio: Math.round((price / BASE_AMOUNT) * 100) / 100,
  }
}
