import type { CarSearch } from "../../car-list/list-search.ts"
import { followNativeBoxes } from "../native-boxes.ts"
import { addCar, followChosen, MAX_COMPARED, readChosen, removeCar, updateCar } from "./chosen-cars.ts"
import { comparedFields, comparedFrom, comparedRequest } from "./find-compared.ts"
import { knownCar } from "./known-cars.ts"

/** Makes the page's boxes follow the list of chosen cars, and the list the boxes. Answers what ends it. */
export function followBoxes(search: CarSearch): () => void {
  return followNativeBoxes({
    name: "compare",
    show: (box) => {
      const chosen = readChosen()
      box.checked = chosen.some(({ id }) => id === box.value)
      // When no more can be chosen, the others wait.
      box.disabled = chosen.length >= MAX_COMPARED && !box.checked
    },
    follow: followChosen,
    choose: (id, name) => void chooseCar(id, name, search),
    leave: removeCar,
  })
}

/** A car comes with what the page knows of it, and with all its fields as soon as they are fetched. Spec 2 §4. */
async function chooseCar(id: string, name: string, search: CarSearch): Promise<void> {
  addCar({ id, name, car: comparedFields(knownCar(id) ?? { car_id: id }), isWhole: false })
  await completeCars([id], search)
}

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
