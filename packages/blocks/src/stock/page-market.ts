import type { SiteContext } from "@forecourt/renderer"
import { translateValues } from "@forecourt/search-engine/car-words"
import { getMarket, type Market } from "./market.ts"

const MILE_LANGUAGES: readonly string[] = ["sv", "nb"]

/** The fields whose translations are needed only by filters, car pages and comparisons. */
const DETAILS: readonly string[] = ["car_equipment", "units"]

interface Options {
  /** True to include words for equipment and units. @default false */
  readonly hasDetails?: boolean
}

/** Adds translations of the stock's values if the page has a different language. */
export function getPageMarket(
  { name, language, locale }: Pick<SiteContext, "name" | "language" | "locale">,
  { hasDetails = false }: Options = {},
): Market {
  const market = getMarket(name)
  const { language: stockLanguage, mileage } = market
  if (stockLanguage === null || stockLanguage === language) return market
  const fields = Object.entries(translateValues(stockLanguage, language))
  const values = Object.fromEntries(fields.filter(([field]) => hasDetails || !DETAILS.includes(field)))
  const showsKilometres = mileage === "mile-scandinavian" && !MILE_LANGUAGES.includes(language)
  return { ...market, words: { stockLanguage, values, showsKilometres, locale } }
}
