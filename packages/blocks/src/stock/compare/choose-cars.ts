import type { CarSearch } from "../../car-list/list-search.ts"
import { followNativeBoxes } from "../native-boxes.ts"
import { addCar, followChosen, MAX_COMPARED, readChosen, removeCar } from "./chosen-cars.ts"
import { findKnownCar } from "./known-cars.ts"

/** Synchronises the checkboxes with the selected cars. Returns a function that stops the synchronisation. */
export function followBoxes(search: CarSearch): () => void {
  return followNativeBoxes({
    name: "compare",
    show: (box) => {
      const chosen = readChosen()
      box.checked = chosen.some(({ id }) => id === box.value)
      // At the maximum the other checkboxes are disabled.
      box.disabled = chosen.length >= MAX_COMPARED && !box.checked
    },
    follow: followChosen,
    choose: (id, name) => void addOrRemoveCar(id, name, search),
    leave: removeCar,
  })
}

/** Adds a car to the comparison. Until all its fields are loaded, the car has only the data on the page. Spec 2 §4. */
async function addOrRemoveCar(id: string, name: string, search: CarSearch): Promise<void> {
  addCar({ id, name, car: findKnownCar(id) ?? { car_id: id }, isWhole: false })
  try {
    const { completeCars } = await import("./complete-cars.ts")
    await completeCars([id], search)
  } catch {
    // The table requests the car again when it is opened.
  }
}
