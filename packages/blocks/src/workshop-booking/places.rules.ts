import { distanceKm, type Position } from "@forecourt/contracts/distance"
import type { Place } from "@forecourt/workshop-booking-machine"
import type { Town } from "../stock/towns.ts"

const MAX_SUGGESTIONS = 8

/** Towns in whose names something begins as it was typed, those first that begin so themselves. */
export function townsNamed(typed: string, towns: readonly Town[]): readonly Town[] {
  const wanted = folded(typed)
  const begins = (name: string) => folded(name).startsWith(wanted)
  const others = (name: string) => folded(name).includes(` ${wanted}`)
  const found = towns.filter(({ name }) => begins(name) || others(name))
  return found.toSorted((one, other) => Number(begins(other.name)) - Number(begins(one.name))).slice(0, MAX_SUGGESTIONS)
}

/** Without capitals and marks: `molndal` finds Mölndal. */
function folded(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "")
}

/** A place where the browser says that the visitor is, in the region of the closest town. Spec 3 §3.1. */
export function placeAt(position: Position, towns: readonly Town[], name: string): Place {
  const [closest] = towns.toSorted((one, other) => distanceKm(position, one) - distanceKm(position, other))
  return { ...position, name, region: closest?.region ?? "" }
}
