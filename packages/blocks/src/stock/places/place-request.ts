import { getCountry } from "@forecourt/calendar"
import type { FindPlacesInput } from "@forecourt/contracts/search"
import type { SiteContext } from "@forecourt/renderer"

/** The language of a page, with the country of its site in the locale. */
export type PageLanguage = Pick<SiteContext, "locale" | "language">

const COUNTRIES: readonly FindPlacesInput["country"][] = ["SE", "NO", "DK", "FI", "SK", "GB"]
const LANGUAGES: readonly FindPlacesInput["language"][] = ["sv", "nb", "da", "en", "fi", "sk"]

/** The maximum length of a text for which places are predicted, as set by the contract. */
const MAX_TEXT = 200

/** Creates the request for predictions of a typed text, in the country and the language of a page. */
export function createPlaceRequest(typed: string, { locale, language }: PageLanguage): FindPlacesInput {
  return {
    text: typed.slice(0, MAX_TEXT),
    country: COUNTRIES.find((item) => item === getCountry(locale)) ?? "SE",
    language: LANGUAGES.find((item) => item === language) ?? "en",
  }
}
