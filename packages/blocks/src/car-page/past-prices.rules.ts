import type { PriceChange } from "@forecourt/contracts/search"

/** A price that was asked, and since when. */
export interface PastPrice {
  readonly amount: number
  /** An instant, as ISO 8601 has it. */
  readonly since: string
}

const DAY_MS = 86_400_000
const WINDOW_DAYS = 30

/**
 * What was asked for a car, from the first price to the one that its page shows. A history that ends with another price
 * is of something else, for example of a price with value added tax beside one without: then nothing is known.
 */
export function pastPricesOf(history: readonly PriceChange[], amount: number): readonly PastPrice[] {
  const paid = history.filter(({ field, value }) => field === "car_price" && value > 0)
  return paid.at(-1)?.value === amount ? paid.map(({ value, at }) => ({ amount: value, since: at })) : []
}

/**
 * The lowest price that was asked at any time in the thirty days before the present one came; since the car came, where
 * that is less. `null` where it never cost anything else.
 *
 * Whoever announces a reduction has to say so, and the reduction is counted from it: directive 98/6/EC, article 6a (1),
 * (2) and (4), and the Court of Justice in C-330/23.
 *
 * @see https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28
 * @see https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62023CJ0330
 */
export function lowestPriceBefore(prices: readonly PastPrice[]): number | null {
  const from = Date.parse(prices.at(-1)?.since ?? "") - WINDOW_DAYS * DAY_MS
  // A price counts that ended in the window, wherever it began.
  const inWindow = prices.filter((_, index) => Date.parse(prices[index + 1]?.since ?? "") > from)
  return inWindow.length === 0 ? null : Math.min(...inWindow.map(({ amount }) => amount))
}
