import type { PriceChange } from "@forecourt/contracts/search"

export interface PastPrice {
  readonly amount: number
  /** The time from which the price applied, in ISO 8601. */
  readonly since: string
}

/**
 * Returns the prices of a car over time. Returns an empty list if the last price in the history differs from the
 * current price, since the history and the price are then not comparable.
 */
export function listPastPrices(history: readonly PriceChange[], amount: number): readonly PastPrice[] {
  const paid = history.filter(({ field, value }) => field === "car_price" && value > 0)
  return paid.at(-1)?.value === amount ? paid.map(({ value, at }) => ({ amount: value, since: at })) : []
}
