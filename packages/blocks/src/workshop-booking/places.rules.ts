import type { Town } from "@forecourt/api-clients/search"
import { getDistanceKm, type Position } from "@forecourt/contracts/distance"
import type { PlacePrediction, PlacePredictions } from "@forecourt/contracts/search"
import type { ComboboxOption } from "@forecourt/ui-kit/combobox"
import type { Place } from "@forecourt/workshop-booking-machine"

const MAX_SUGGESTIONS = 8

export type PlaceOption = ComboboxOption & ({ readonly town: Town } | { readonly placeId: string })

interface OptionSources {
  readonly towns: readonly Town[]
  readonly predictions: PlacePredictions
  readonly formatHint: (prediction: PlacePrediction) => string
}

/**
 * Creates the options for a typed text. If the text is a postcode that cannot be resolved to a place, all towns are
 * offered.
 */
export function createPlaceOptions(typed: string, { towns, predictions, formatHint }: OptionSources): PlaceOption[] {
  const offered = predictions.unresolved === "postcode" ? towns : findTowns(typed, towns)
  const isOffered = ({ name }: PlacePrediction) => offered.some((town) => town.name === name)
  return [
    ...offered.map((town) => ({ value: `town ${town.name}`, label: town.name, town })),
    ...predictions.places
      .filter((prediction) => !isOffered(prediction))
      .map((prediction) => ({
        value: prediction.place_id,
        label: prediction.name,
        hint: formatHint(prediction),
        placeId: prediction.place_id,
      })),
  ].slice(0, MAX_SUGGESTIONS)
}

export function findTowns(typed: string, towns: readonly Town[]): readonly Town[] {
  const wanted = toFolded(typed)
  const isBeginning = (name: string) => toFolded(name).startsWith(wanted)
  const isOtherMatch = (name: string) => toFolded(name).includes(` ${wanted}`)
  const matchingTowns = towns.filter(({ name }) => isBeginning(name) || isOtherMatch(name))
  return matchingTowns
    .toSorted((town, other) => Number(isBeginning(other.name)) - Number(isBeginning(town.name)))
    .slice(0, MAX_SUGGESTIONS)
}

/** Converts a text to lower case and removes diacritics, so that `molndal` finds Mölndal. */
function toFolded(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "")
}

/** Creates a place from a position. Its region is the region of the closest town. Spec 3 §3.1. */
export function createPlace(position: Position, towns: readonly Town[], name: string): Place {
  const [closest] = towns.toSorted((town, other) => getDistanceKm(position, town) - getDistanceKm(position, other))
  return { ...position, name, region: closest?.region ?? "" }
}
