import type { PriceChange } from "@forecourt/contracts/search"

/** A price that was asked, and since when. */
export interface PastPrice {
  readonly amount: number
  /** An instant, as ISO 8601 has it. */
  readonly since: string
}

/**
 * What was asked for a car, from the first price to the one that its page shows. A history that ends with another price
 * is of something else, for example of a price with value added tax beside one without: then nothing is known.
 */
export function listPastPrices(history: readonly PriceChange[], amount: number): readonly PastPrice[] {
  const paid = history.filter(({ field, value }) => field === "car_price" && value > 0)
  return paid.at(-1)?.value === amount ? paid.map(({ value, at }) => ({ amount: value, since: at })) : []
}
