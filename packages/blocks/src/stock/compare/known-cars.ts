import { type CarDocument, getText } from "../car-document.ts"

const known = new Map<string, CarDocument>()

/** Stores the data of the cars on the page. A comparison uses this data if its search fails. */
export function addKnownCars(cars: readonly CarDocument[]): void {
  for (const car of cars) {
    const id = getText(car.car_id)
    if (id !== null) known.set(id, car)
  }
}

export function findKnownCar(id: string): CarDocument | null {
  return known.get(id) ?? null
}
