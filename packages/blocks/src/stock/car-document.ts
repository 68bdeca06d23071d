import { readPrice } from "@forecourt/api-clients/search"

export type CarDocument = Readonly<Record<string, unknown>>

export function getText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null
}

export function getCurrentPrice(car: CarDocument): number | null {
  const { price, campaignPrice } = readPrice(car)
  return campaignPrice ?? price
}
