import { getDistanceKm, type Position } from "@forecourt/contracts/distance"
import type { PlaceRequest } from "@forecourt/contracts/search"
import { foldName, getLocalName, listNames } from "./place-names.ts"

export type PlaceCountry = PlaceRequest["country"]
export type PlaceLanguage = PlaceRequest["language"]

export const COUNTRIES: readonly PlaceCountry[] = ["SE", "NO", "DK", "FI", "SK", "GB"]

export interface City extends Position {
  readonly id: number
  readonly name: string
  readonly country: PlaceCountry
  readonly population: number
}

/**
 * A table of places with one array per column. It needs a tenth of the memory of an array of objects. The largest place
 * is in the first row.
 */
export interface PlaceTable {
  /** The normalised names of all places in alphabetical order. A place with several names has several keys. */
  readonly keys: readonly string[]
  readonly keyRows: Uint16Array
  readonly ids: Int32Array
  readonly names: readonly string[]
  /** The country of each row, as an index into `COUNTRIES`. */
  readonly countries: Uint8Array
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
  /**
   * A map from each place that shares its name with another place in the same country to the nearest large place. Keys
   * and values are row numbers.
   */
  readonly near: ReadonlyMap<number, number>
}

/** The distance in kilometres below which two places with the same name and country count as the same place. */
const SAME_PLACE_KM = 15

/** The minimum population of a place that can be the nearest large place in `near`. */
const LARGE = 50_000

export function createPlaceTable(source: readonly City[]): PlaceTable {
  const named = source
    .map((city) => ({ ...city, name: getLocalName(city.country, city.name), originalName: city.name }))
    .toSorted((city, other) => other.population - city.population || city.id - other.id)
  const namesakes = Map.groupBy(named, getIdentity)
  const cities = named.filter(
    (city) => namesakes.get(getIdentity(city))?.find((item) => isSamePlace(item, city)) === city,
  )
  const counts = Map.groupBy(cities, getIdentity)
  const large = cities.filter(({ population }) => population >= LARGE)

  const seen = new Set<string>()
  const keys = cities.flatMap((city, row) => {
    // A translation belongs to the largest place of the name.
    const isLargest = !seen.has(getIdentity(city))
    seen.add(getIdentity(city))
    const names = isLargest ? listNames(city.country, city.name, city.originalName) : [city.name]
    return [...new Set(names.map(foldName))].map((key) => ({ key, row }))
  })
  keys.sort((item, other) => (item.key < other.key ? -1 : item.key > other.key ? 1 : item.row - other.row))

  const near = new Map<number, number>()
  for (const [row, city] of cities.entries()) {
    const larger = (counts.get(getIdentity(city))?.length ?? 0) > 1 ? findNearest(city, large) : undefined
    if (larger !== undefined) near.set(row, cities.indexOf(larger))
  }
  return {
    keys: keys.map(({ key }) => key),
    keyRows: Uint16Array.from(keys, ({ row }) => row),
    ids: Int32Array.from(cities, ({ id }) => id),
    names: cities.map(({ name }) => name),
    countries: Uint8Array.from(cities, ({ country }) => COUNTRIES.indexOf(country)),
    latitudes: Float64Array.from(cities, ({ latitude }) => latitude),
    longitudes: Float64Array.from(cities, ({ longitude }) => longitude),
    near,
  }
}

function getIdentity({ country, name }: Pick<City, "country" | "name">): string {
  return `${country} ${name}`
}

function isSamePlace(city: City, other: City): boolean {
  return city === other || getDistanceKm(city, other) < SAME_PLACE_KM
}

function findNearest<Item extends City>(city: City, items: readonly Item[]): Item | undefined {
  const candidates = items.filter(({ country, name }) => country === city.country && name !== city.name)
  return candidates.toSorted((item, other) => getDistanceKm(city, item) - getDistanceKm(city, other))[0]
}
