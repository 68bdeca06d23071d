import { type CarDocument, getText } from "../car-document.ts"

const known = new Map<string, CarDocument>()

/** Notes the cars that stand on the page, for when the search cannot be asked. */
export function addKnownCars(cars: readonly CarDocument[]): void {
  for (const car of cars) {
    const id = getText(car.car_id)
    if (id !== null) known.set(id, car)
  }
}

/** What the page knows of a car; `null` when it does not, or not yet. */
export function findKnownCar(id: string): CarDocument | null {
  return known.get(id) ?? null
}
