import { getConceptCodes } from "@forecourt/search-engine/car-words"
import type { Market } from "../stock/market.ts"
import type { Marks } from "./car-list.types.ts"

const FIELDS = ["car_color", "car_body"] as const

export function createMarks({ language }: Pick<Market, "language">): Marks {
  return Object.fromEntries(FIELDS.map((field) => [field, language === null ? {} : getConceptCodes(language, field)]))
}
