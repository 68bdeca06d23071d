import type { Car } from "@forecourt/contracts/search"
import { createEdges } from "../../packages/search-engine/test/oracle/histogram.ts"
import { parseWords } from "../../packages/search-engine/test/oracle/words.ts"
import type { Row } from "./contestant.types.ts"

export const LIST_FIELDS = [
  "car_brand",
  "car_model",
  "car_body",
  "car_fuel",
  "car_gearbox",
  "car_drive",
  "car_color",
  "car_site_region",
  "car_condition",
  "car_year",
  "car_has_campaign_price",
] as const

export const RANGE_FIELDS = [
  "car_price",
  "car_campaign_price",
  "car_mileage",
  "car_privateleasing_monthly_cost",
  "car_companyleasing_monthly_cost",
  "car_power",
] as const

const WORD_FIELDS = [
  "car_brand",
  "car_model",
  "car_body",
  "car_year",
  "car_fuel",
  "car_gearbox",
  "car_drive",
  "car_color",
  "car_equipment",
] as const

export function toRows(cars: readonly Car[]): Row[] {
  const edges = RANGE_FIELDS.map((name) =>
    createEdges(cars.map((car) => car[name]).filter((value) => value !== undefined)),
  )
  const split = splitter()
  return cars.map((car, at) => ({
    at,
    key: car.car_id,
    published: car.car_publishdate ?? "",
    lists: Object.fromEntries(LIST_FIELDS.map((name) => [name, String(car[name])])),
    numbers: getNumbers(car),
    buckets: getBuckets(car, edges),
    words: [...new Set(WORD_FIELDS.flatMap((name) => [car[name] ?? []].flat().flatMap(split)))],
  }))
}

export const foldWords = (keyphrase = "") => parseWords(keyphrase, "en")

function splitter(): (value: string | number) => readonly string[] {
  const known = new Map<string | number, readonly string[]>()
  return (value) => {
    const words = known.get(value) ?? parseWords(String(value), "en")
    known.set(value, words)
    return words
  }
}

function getNumbers(car: Car): Record<string, number> {
  const numbers: Record<string, number> = {}
  for (const name of RANGE_FIELDS) {
    const value = car[name]
    if (value !== undefined) numbers[name] = value
  }
  return numbers
}

function getBuckets(car: Car, edges: readonly (readonly number[])[]): Record<string, string> {
  const buckets: Record<string, string> = {}
  for (const [at, name] of RANGE_FIELDS.entries()) {
    const value = car[name]
    if (value !== undefined) buckets[name] = String(edges[at]?.findLast((edge) => edge <= value) ?? 0)
  }
  return buckets
}
