import { getCountry } from "@forecourt/calendar"
import type { FindPlacesInput } from "@forecourt/contracts/search"
import type { SiteContext } from "@forecourt/renderer"

export type PageLanguage = Pick<SiteContext, "locale" | "language">

const COUNTRIES: readonly FindPlacesInput["country"][] = ["SE", "NO", "DK", "FI", "SK", "GB"]
const LANGUAGES: readonly FindPlacesInput["language"][] = ["sv", "nb", "da", "en", "fi", "sk"]

const MAX_TEXT = 200

export function createPlaceRequest(typed: string, { locale, language }: PageLanguage): FindPlacesInput {
  return {
    text: typed.slice(0, MAX_TEXT),
    country: COUNTRIES.find((item) => item === getCountry(locale)) ?? "SE",
    language: LANGUAGES.find((item) => item === language) ?? "en",
  }
}
