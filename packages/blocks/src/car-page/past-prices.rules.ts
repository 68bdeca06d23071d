import type { PriceChange } from "@forecourt/contracts/search"

/** A former price, and since when it applied. */
export interface PastPrice {
  readonly amount: number
  /** The instant in ISO 8601. */
  readonly since: string
}

/**
 * Returns the prices of a car, from the first to the current one. Returns none when the history ends with another price
 * than the current one, for example a price with VAT instead of one without, since the two are not comparable.
 */
export function listPastPrices(history: readonly PriceChange[], amount: number): readonly PastPrice[] {
  const paid = history.filter(({ field, value }) => field === "car_price" && value > 0)
  return paid.at(-1)?.value === amount ? paid.map(({ value, at }) => ({ amount: value, since: at })) : []
}
