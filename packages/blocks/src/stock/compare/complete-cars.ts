import type { CarSearch } from "../../car-list/list-search.ts"
import { updateCar } from "./chosen-cars.ts"
import { comparedFields, comparedFrom, comparedRequest } from "./find-compared.ts"
import { knownCar } from "./known-cars.ts"

/** Fetches all fields of cars of which a list knows some. What cannot be fetched stays as it is. Spec 2 §4, §7. */
export async function completeCars(ids: readonly string[], search: CarSearch): Promise<void> {
  if (ids.length === 0) return
  try {
    for (const car of comparedFrom(await search(comparedRequest(ids)), ids)) updateCar(String(car.car_id), car)
  } catch {
    // The fields of the list serve, which may have come to life meanwhile.
    for (const id of ids) {
      const known = knownCar(id)
      if (known !== null) updateCar(id, comparedFields(known), { isWhole: false })
    }
  }
}
