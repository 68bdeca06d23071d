import { needsKilometres } from "@forecourt/contracts/market"
import type { SiteContext } from "@forecourt/renderer"
import { translateValues } from "@forecourt/search-engine/car-words"
import { getMarket, type Market } from "./market.ts"

/**
 * The fields whose translations are included only if `hasDetails` is true. Only filters, car pages and comparisons need
 * them.
 */
const DETAILS: readonly string[] = ["car_equipment", "units"]

interface Options {
  /** True to include words for equipment and units. @default false */
  readonly hasDetails?: boolean
}

/**
 * Returns the market of a site. If the page and the stock have different languages, the market includes translations of
 * the stock's values.
 */
export function getPageMarket(
  { name, language, locale }: Pick<SiteContext, "name" | "language" | "locale">,
  { hasDetails = false }: Options = {},
): Market {
  const market = getMarket(name)
  const { language: stockLanguage } = market
  if (stockLanguage === null || stockLanguage === language) return market
  const fields = Object.entries(translateValues(stockLanguage, language))
  const values = Object.fromEntries(fields.filter(([field]) => hasDetails || !DETAILS.includes(field)))
  return { ...market, words: { stockLanguage, values, showsKilometres: needsKilometres(market, language), locale } }
}
