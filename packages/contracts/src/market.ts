/** The currency and the unit of mileages in a market. */
export interface MarketUnits {
  readonly currency: string
  readonly mileage: "mile-scandinavian" | "kilometer" | "mile"
}

const EUROPE: MarketUnits = { currency: "EUR", mileage: "kilometer" }

const UNITS: Readonly<Record<string, MarketUnits>> = {
  se: { currency: "SEK", mileage: "mile-scandinavian" },
  no: { currency: "NOK", mileage: "kilometer" },
  uk: { currency: "GBP", mileage: "mile" },
}

/** Returns the first part of a site's name, such as `se` in `se-used`, which is the code of its market. */
export function getMarketCode(siteName: string): string {
  return siteName.slice(0, siteName.indexOf("-"))
}

/** Returns the units of a site's market. For an unknown code, it returns euros and kilometres. Spec 2 §1. */
export function getMarketUnits(siteName: string): MarketUnits {
  return UNITS[getMarketCode(siteName)] ?? EUROPE
}

export const KM_PER_SCANDINAVIAN_MILE = 10

const MILE_LANGUAGES: readonly string[] = ["sv", "nb"]

/** Returns true if Scandinavian miles have to be shown as kilometres, since the language does not use them. */
export function needsKilometres({ mileage }: Pick<MarketUnits, "mileage">, language: string): boolean {
  return mileage === "mile-scandinavian" && !MILE_LANGUAGES.includes(language)
}
