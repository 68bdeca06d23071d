import type { CarSearch } from "../../car-list/list-search.ts"
import { followNativeBoxes } from "../native-boxes.ts"
import { addCar, followChosen, MAX_COMPARED, readChosen, removeCar } from "./chosen-cars.ts"
import { findKnownCar } from "./known-cars.ts"

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
    choose: (id, name) => void addOrRemoveCar(id, name, search),
    leave: removeCar,
  })
}

/** A car comes with what the page knows of it, and with all its fields as soon as they are fetched. Spec 2 §4. */
async function addOrRemoveCar(id: string, name: string, search: CarSearch): Promise<void> {
  addCar({ id, name, car: findKnownCar(id) ?? { car_id: id }, isWhole: false })
  try {
    const { completeCars } = await import("./complete-cars.ts")
    await completeCars([id], search)
  } catch {
    // The table asks again when it is opened.
  }
}
