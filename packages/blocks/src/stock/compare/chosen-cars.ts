import { useSyncExternalStore } from "react"
import type { CarDocument } from "../car-document.ts"
import { createStoredList } from "../stored-list.ts"

export interface ChosenCar {
  readonly id: string
  readonly name: string
  /**
   * The known data of the car. If `isWhole` is true, it contains all compared fields. Otherwise it contains only the
   * fields that lists load.
   */
  readonly car: CarDocument
  readonly isWhole: boolean
}

export const MAX_COMPARED = 4

const NONE: readonly ChosenCar[] = []

/** The list of compared cars in session storage, which does not require the visitor's consent. Spec 2 §4. */
const list = createStoredList<ChosenCar>({
  key: "fc-compared-cars",
  storage: () => sessionStorage,
  isItem: isChosenCar,
})

export const { read: readChosen, subscribe: followChosen } = list

export function useChosenCars(): readonly ChosenCar[] {
  return useSyncExternalStore(followChosen, readChosen, () => NONE)
}

export function addCar(car: ChosenCar): void {
  const cars = readChosen()
  if (cars.length < MAX_COMPARED && !cars.some(({ id }) => id === car.id)) list.write([...cars, car])
}

export function updateCar(id: string, car: CarDocument, { isWhole = true } = {}): void {
  const cars = readChosen()
  if (cars.some((car) => car.id === id))
    list.write(cars.map((item) => (item.id === id ? { ...item, car, isWhole } : item)))
}

export function removeCar(id: string): void {
  list.write(readChosen().filter((car) => car.id !== id))
}

export function removeAllCars(): void {
  list.write(NONE)
}

function isChosenCar(value: unknown): value is ChosenCar {
  if (typeof value !== "object" || value === null) return false
  const { id, name, car, isWhole } = value as Partial<Record<keyof ChosenCar, unknown>>
  return (
    typeof id === "string" &&
    typeof name === "string" &&
    typeof car === "object" &&
    car !== null &&
    typeof isWhole === "boolean"
  )
}
