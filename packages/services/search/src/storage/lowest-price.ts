export interface AskedPrice {
  readonly value: number
  readonly at: string
}

const DAY_MS = 86_400_000
const WINDOW_DAYS = 30

/**
 * Returns the lowest price in the thirty days before the current price started, or since the document was added.
 * Returns `null` when the price has never changed. Prices are passed in chronological order, ending with the current
 * one. A seller who announces a reduction must state this lowest price, from which the reduction is calculated:
 * directive 98/6/EC, article 6a (1), (2) and (4), and the Court of Justice in C-330/23.
 * @see https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28
 * @see https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62023CJ0330
 */
export function getLowestPriceBefore(prices: readonly AskedPrice[]): number | null {
  // A document that went and came back at its price had that price throughout.
  const changes = prices.filter(({ value }, index) => value !== prices[index - 1]?.value)
  const from = Date.parse(changes.at(-1)?.at ?? "") - WINDOW_DAYS * DAY_MS
  // A price counts that ended in the window, wherever it began.
  const inWindow = changes.filter((_, index) => Date.parse(changes[index + 1]?.at ?? "") > from)
  return inWindow.length === 0 ? null : Math.min(...inWindow.map(({ value }) => value))
}
