import { getDistanceKm, type Position } from "@forecourt/contracts/distance"

/** The number of dealerships above which a search field is shown. Spec 2 §5. */
const SEARCH_ABOVE = 8

/** True if there are enough dealerships for a search field. Spec 2 §2.6. */
export function isSearchable(total: number): boolean {
  return total > SEARCH_ABOVE
}

export function isFound(words: string, typed: string): boolean {
  const text = toPlainText(words)
  return toPlainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export function isNamed(name: string, typed: string): boolean {
  const words = toPlainText(name).split(/[\s,-]+/)
  return toPlainText(typed)
    .split(/[\s,-]+/)
    .every((word) => words.some((item) => item.startsWith(word)))
}

export interface ListedDealership {
  readonly index: number
  readonly km: number | null
}

export function sortByDistance(positions: readonly (Position | null)[], from: Position): readonly ListedDealership[] {
  return positions
    .map((position, index) => ({ index, km: position === null ? null : getDistanceKm(from, position) }))
    .toSorted((item, other) => (item.km ?? Infinity) - (other.km ?? Infinity) || item.index - other.index)
}

function toPlainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim()
}
