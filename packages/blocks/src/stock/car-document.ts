import { readPrice } from "@forecourt/api-clients/search"

/** A car as the search has it. */
export type CarDocument = Readonly<Record<string, unknown>>

/** A text that says something. */
export function getText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null
}

/** What a car costs now: what a campaign makes of it, or its price. */
export function getCurrentPrice(car: CarDocument): number | null {
  const { price, campaignPrice } = readPrice(car)
  return campaignPrice ?? price
}
