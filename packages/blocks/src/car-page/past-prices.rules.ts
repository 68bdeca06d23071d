import type { PriceChange } from "@forecourt/contracts/search"

/** A past price, and when it took effect. */
export interface PastPrice {
  readonly amount: number
  /** The time in ISO 8601. */
  readonly since: string
}

/**
 * Returns the prices of a car, from the first to the current one. Returns an empty list when the history does not end
 * with the current price, for example because only one of them includes VAT, since the two are not comparable.
 */
export function listPastPrices(history: readonly PriceChange[], amount: number): readonly PastPrice[] {
  const paid = history.filter(({ field, value }) => field === "car_price" && value > 0)
  return paid.at(-1)?.value === amount ? paid.map(({ value, at }) => ({ amount: value, since: at })) : []
}
