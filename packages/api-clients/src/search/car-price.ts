/** The fields of a car that determine its price. All of them are needed to show a price. */
export const PRICE_FIELDS = [
  "car_vehicle_type_code",
  "car_vat_eligible",
  "car_price",
  "car_lowest_price",
  "car_retail_price",
  "car_retail_price_exkl_vat",
  "car_campaign_price",
  "car_campaign_price_exkl_vat",
  "car_has_campaign_price",
  "car_price_currency",
] as const

export type PriceFields = { readonly [Field in (typeof PRICE_FIELDS)[number]]?: unknown }

export interface ReadPrice {
  /**
   * The price before any campaign, or the price to pay when the campaign price must not be advertised. It is `null`
   * when the price is unknown.
   */
  readonly price: number | null
  /** The campaign price, or `null` if it is not lower than every price of the previous thirty days. */
  readonly campaignPrice: number | null
  /** The lowest price of the thirty days before a campaign, or `null` when unknown (directive 98/6/EC, article 6a). */
  readonly lowestPrice: number | null
  /**
   * True when the price is shown without VAT. This applies to light commercial vehicles, except those that are sold
   * without VAT. Spec 2 §9.
   */
  readonly isWithoutVat: boolean
}

/** Returns the price of a car for its card, its page and search engines. Spec 2 §2.5, §9. */
export function readPrice(car: PriceFields): ReadPrice {
  const isWithoutVat = car.car_vehicle_type_code === "LCV" && car.car_vat_eligible !== false
  const getNetAmount = (value: unknown) => (isWithoutVat ? parseAmount(value) : null)
  const price =
    getNetAmount(car.car_retail_price_exkl_vat) ?? parseAmount(car.car_retail_price) ?? parseAmount(car.car_price)
  const campaign = getNetAmount(car.car_campaign_price_exkl_vat) ?? parseAmount(car.car_campaign_price)
  const isReduced = car.car_has_campaign_price === true && price !== null && campaign !== null && campaign < price
  if (!isReduced) return { price, campaignPrice: null, lowestPrice: null, isWithoutVat }
  // The history contains prices to pay. It does not apply to another price, for example one with VAT.
  const lowestPrice = car.car_price === campaign ? parseAmount(car.car_lowest_price) : null
  const isAnnounced = lowestPrice === null || lowestPrice > campaign
  return isAnnounced
    ? { price, campaignPrice: campaign, lowestPrice, isWithoutVat }
    : { price: campaign, campaignPrice: null, lowestPrice: null, isWithoutVat }
}

/** Returns the price without VAT that companies pay for a car, or `null` when it is unknown. */
export function readNetPrice(car: PriceFields): number | null {
  const price = parseAmount(car.car_retail_price_exkl_vat)
  if (car.car_has_campaign_price !== true || price === null) return price
  const campaign = parseAmount(car.car_campaign_price_exkl_vat)
  return campaign === null ? null : Math.min(price, campaign)
}

/** Returns the currency of a car's prices, or `null` for an invalid ISO 4217 code, for which `Intl` would throw. */
export function readCurrency({ car_price_currency: code }: PriceFields): string | null {
  return typeof code === "string" && /^[A-Z]{3}$/.test(code) ? code : null
}

/** The maximum amount of a price, from the schema `schemas/services/search/car.schema.json`. */
const MAX_AMOUNT = 100_000_000

/**
 * Returns a valid amount unchanged. Returns `null` for zero, which means that the price is unknown, and for an amount
 * above the maximum.
 */
function parseAmount(value: unknown): number | null {
  return typeof value === "number" && value > 0 && value <= MAX_AMOUNT ? value : null
}
