import { useSyncExternalStore } from "react"
import { createStoredList } from "../stored-list.ts"

/** A car that is saved in this browser, without an account. */
export interface SavedCar {
  readonly id: string
  readonly name: string
  /** The price when the car was saved, or `null` when it was unknown. */
  readonly price: number | null
}

/** The maximum number of saved cars. One search must be able to load all of them. */
const MAX_SAVED = 50

const NONE: readonly SavedCar[] = []

const list = createStoredList<SavedCar>({ key: "fc-saved-cars", storage: () => localStorage, isItem: isSavedCar })

export const { read: readSavedCars, subscribe: followSavedCars } = list

/**
 * Returns the saved cars, latest first, and re-renders the component when they change. Returns an empty list on the
 * server.
 */
export function useSavedCars(): readonly SavedCar[] {
  return useSyncExternalStore(followSavedCars, readSavedCars, () => NONE)
}

/** Saves a car. If this exceeds the maximum number, the cars that were saved first are removed. */
export function saveCar(car: SavedCar): void {
  list.write([car, ...readSavedCars().filter(({ id }) => id !== car.id)].slice(0, MAX_SAVED))
}

export function removeCar(id: string): void {
  list.write(readSavedCars().filter((car) => car.id !== id))
}

function isSavedCar(value: unknown): value is SavedCar {
  if (typeof value !== "object" || value === null) return false
  const { id, name, price } = value as Partial<Record<keyof SavedCar, unknown>>
  return typeof id === "string" && typeof name === "string" && (price === null || typeof price === "number")
}
