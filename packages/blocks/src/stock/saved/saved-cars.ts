import { useSyncExternalStore } from "react"
import { createStoredList } from "../stored-list.ts"

export interface SavedCar {
  readonly id: string
  readonly name: string
  /** The price when the car was saved, or `null` when it was unknown. */
  readonly price: number | null
}

/** The maximum number of saved cars. It is the maximum number that one search can load. */
const MAX_SAVED = 50

const NONE: readonly SavedCar[] = []

const list = createStoredList<SavedCar>({ key: "fc-saved-cars", storage: () => localStorage, isItem: isSavedCar })

export const { read: readSavedCars, subscribe: followSavedCars } = list

export function useSavedCars(): readonly SavedCar[] {
  return useSyncExternalStore(followSavedCars, readSavedCars, () => NONE)
}

/** Saves a car at the top of the list. If the list exceeds `MAX_SAVED`, the oldest cars are removed. */
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
