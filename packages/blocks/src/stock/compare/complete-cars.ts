import type { CarSearch } from "../../car-list/list-search.ts"
import { updateCar } from "./chosen-cars.ts"
import { createComparedRequest, selectComparedFields, toComparedCars } from "./find-compared.ts"
import { findKnownCar } from "./known-cars.ts"

/** Loads the missing fields of cars. A car whose fields fail to load remains unchanged. Spec 2 §4, §7. */
export async function completeCars(ids: readonly string[], search: CarSearch): Promise<void> {
  if (ids.length === 0) return
  try {
    for (const car of toComparedCars(await search(createComparedRequest(ids)), ids)) updateCar(String(car.car_id), car)
  } catch {
    // When the request fails, use the fields of the list, which may have hydrated meanwhile.
    for (const id of ids) {
      const known = findKnownCar(id)
      if (known !== null) updateCar(id, selectComparedFields(known), { isWhole: false })
    }
  }
}
