import { readPrice } from "@forecourt/api-clients/search"

export type CarDocument = Readonly<Record<string, unknown>>

export function getText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null
}

/**
 * Returns the current price of a car: its campaign price if it has one, otherwise its regular price. Returns `null`
 * when it is unknown.
 */
export function getCurrentPrice(car: CarDocument): number | null {
  const { price, campaignPrice } = readPrice(car)
  return campaignPrice ?? price
}
