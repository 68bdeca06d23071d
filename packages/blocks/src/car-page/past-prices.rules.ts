import type { PriceChange } from "@forecourt/contracts/search"

/** A price that was asked, and since when. */
export interface PastPrice {
  readonly amount: number
  /** An instant, as ISO 8601 has it. */
  readonly since: string
}

/**
 * Returns the prices of a car, from the first to the current one. A history with another last price is not comparable,
 * for example a price with value added tax instead of one without: then it returns none.
 */
export function listPastPrices(history: readonly PriceChange[], amount: number): readonly PastPrice[] {
  const paid = history.filter(({ field, value }) => field === "car_price" && value > 0)
  return paid.at(-1)?.value === amount ? paid.map(({ value, at }) => ({ amount: value, since: at })) : []
}
