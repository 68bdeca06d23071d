import type { PlacePrediction, PlacePredictions, PlaceRequest } from "@forecourt/contracts/search"
import { foldName, getTranslation } from "./place-names.ts"
import { COUNTRIES, type PlaceCountry, type PlaceTable } from "./place-table.ts"
import { hasPostcode, listPossibleNames } from "./place-text.ts"

const MIN_TYPED = 4
const MIN_NAME = 5

/** The Nordic countries. Each of them counts as a neighbour of the others. */
const NORDIC: ReadonlySet<PlaceCountry> = new Set(["SE", "NO", "DK", "FI"])

/**
 * Finds places whose name starts with the text. If there are none, finds places whose name differs by one typo. Places
 * in the country of the site are first, followed by places in neighbouring countries. Within each group, larger places
 * are first.
 */
export function findPlaces(table: PlaceTable, request: PlaceRequest): PlacePredictions {
  const { text, country, limit } = request
  const typed = listPossibleNames(text)
    .map(foldName)
    .filter((key) => key !== "")
  const matches =
    findFirst(typed, (key) => findByPrefix(table, key)) ?? findFirst(typed, (key) => findByTypo(table, key))
  if (matches === null) return hasPostcode(text) ? { places: [], unresolved: "postcode" } : { places: [] }
  const ranked = [...matches].map(([row, isComplete]) => ({
    row,
    isComplete,
    tier: getTier(COUNTRIES[table.countries[row] ?? 0], country),
  }))
  ranked.sort(
    (item, other) =>
      item.tier - other.tier || Number(other.isComplete) - Number(item.isComplete) || item.row - other.row,
  )
  const shown = ranked.slice(0, limit)
  // A short name that is written in full, such as Ås, is not hidden behind the longer names of another country.
  const complete = ranked.find(({ isComplete }) => isComplete)
  if (complete !== undefined && !shown.includes(complete)) shown[limit - 1] = complete
  return { places: shown.map(({ row }) => createPrediction(table, row, request)) }
}

type Matches = ReadonlyMap<number, boolean>

function findFirst(keys: readonly string[], find: (key: string) => Matches): Matches | null {
  for (const key of keys) {
    const matches = find(key)
    if (matches.size > 0) return matches
  }
  return null
}

function findByPrefix({ keys, keyRows }: PlaceTable, typed: string): Matches {
  const matches = new Map<number, boolean>()
  for (let index = findStart(keys, typed); keys[index]?.startsWith(typed); index += 1) {
    const row = keyRows[index] ?? 0
    matches.set(row, matches.get(row) === true || keys[index] === typed)
  }
  return matches
}

function findStart(keys: readonly string[], typed: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? "") < typed) low = middle + 1
    else high = middle
  }
  return low
}

function findByTypo({ keys, keyRows }: PlaceTable, typed: string): Matches {
  if (typed.length < MIN_TYPED) return new Map()
  const isMatch = (key: string) => key.length >= MIN_NAME && startsWithTypo(key, typed)
  return new Map(keys.flatMap((key, index) => (isMatch(key) ? [[keyRows[index] ?? 0, false] as const] : [])))
}

function startsWithTypo(key: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && key[at] === typed[at]) at += 1
  const isSwapped = key[at] === typed[at + 1] && key[at + 1] === typed[at]
  return (
    key.startsWith(typed.slice(at + 1), at + 1) ||
    key.startsWith(typed.slice(at + 1), at) ||
    key.startsWith(typed.slice(at), at + 1) ||
    (isSwapped && key.startsWith(typed.slice(at + 2), at + 2))
  )
}

function getTier(country: PlaceCountry | undefined, home: PlaceCountry): number {
  if (country === home) return 0
  return country !== undefined && NORDIC.has(country) && NORDIC.has(home) ? 1 : 2
}

function createPrediction(table: PlaceTable, row: number, { language }: PlaceRequest): PlacePrediction {
  const { ids, names, countries, near } = table
  const name = names[row] ?? ""
  const country = COUNTRIES[countries[row] ?? 0] ?? "SE"
  const translation = getTranslation(country, name, language)
  const larger = names[near.get(row) ?? -1]
  return {
    place_id: String(ids[row]),
    name,
    country,
    ...(translation !== undefined && { translation }),
    ...(larger !== undefined && { near: larger }),
  }
}
