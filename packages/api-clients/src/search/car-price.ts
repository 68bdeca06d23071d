/** The fields of a car that determine its price. A search must request all of them to show a price. */
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
   * The price before any campaign, or the campaign price if it must not be advertised as a reduction. It is `null` if
   * the price is unknown.
   */
  readonly price: number | null
  /**
   * The campaign price. It is `null` if there is no campaign, or if the price was equally low or lower at any time in
   * the previous thirty days.
   */
  readonly campaignPrice: number | null
  /**
   * The lowest price in the thirty days before a campaign, or `null` if it is unknown. It must be shown next to the
   * campaign price (directive 98/6/EC, article 6a).
   */
  readonly lowestPrice: number | null
  /**
   * True if the price is shown without VAT. This applies to light commercial vehicles, unless `car_vat_eligible` is
   * `false`. Spec 2 §9.
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

/** Returns the price without VAT that companies pay for a car, or `null` if it is unknown. */
export function readNetPrice(car: PriceFields): number | null {
  const price = parseAmount(car.car_retail_price_exkl_vat)
  if (car.car_has_campaign_price !== true || price === null) return price
  const campaign = parseAmount(car.car_campaign_price_exkl_vat)
  return campaign === null ? null : Math.min(price, campaign)
}

/**
 * Returns the currency code of a car's prices, such as `SEK`. Returns `null` for an invalid code, since `Intl` would
 * throw an error.
 */
export function readCurrency({ car_price_currency: code }: PriceFields): string | null {
  return typeof code === "string" && /^[A-Z]{3}$/.test(code) ? code : null
}

/** The maximum amount that `schemas/services/search/car.schema.json` allows. */
const MAX_AMOUNT = 100_000_000

/** Returns `null` for an invalid amount and for zero, which means that the price is unknown. */
function parseAmount(value: unknown): number | null {
  return typeof value === "number" && value > 0 && value <= MAX_AMOUNT ? value : null
}
