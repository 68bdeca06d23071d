import { getConceptCodes } from "@forecourt/search-engine/car-words"
import type { Market } from "../stock/market.ts"
import type { Marks } from "./car-list.types.ts"

/** The fields whose values have an icon: a colour swatch or the silhouette of a body type. */
const FIELDS = ["car_color", "car_body"] as const

/** Returns the icon codes for the colours and body types in a market's stock. */
export function createMarks({ language }: Pick<Market, "language">): Marks {
  return Object.fromEntries(FIELDS.map((field) => [field, language === null ? {} : getConceptCodes(language, field)]))
}
