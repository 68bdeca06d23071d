import type { CarSearch } from "../../car-list/list-search.ts"
import { addCar, followChosen, MAX_COMPARED, readChosen, removeCar, updateCar } from "./chosen-cars.ts"
import { comparedFields, comparedFrom, comparedRequest } from "./find-compared.ts"
import { knownCar } from "./known-cars.ts"

/** The boxes of cards and pages that choose a car; `data-car` has its name. */
const BOXES = "input[type=checkbox][data-compare]"

/**
 * Makes the page's boxes follow the list of chosen cars, and the list the boxes; they are native, wherever they stand,
 * and may be there before and after. Answers what ends it.
 */
export function followBoxes(search: CarSearch): () => void {
  const changed = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.matches(BOXES))) return
    if (target.checked) void chooseCar(target.value, target.dataset.compare ?? "", search)
    else removeCar(target.value)
  }
  const added = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) showChosen()
  })
  // Before React, which stops what happens to an element that is not hydrated.
  addEventListener("change", changed, { capture: true })
  added.observe(document.body, { childList: true, subtree: true })
  const unfollow = followChosen(showChosen)
  showChosen()
  return () => {
    removeEventListener("change", changed, { capture: true })
    added.disconnect()
    unfollow()
  }
}

/** Boxes are ticked for cars that are chosen; when no more can be, the others wait. */
function showChosen(): void {
  const ids = new Set(readChosen().map(({ id }) => id))
  for (const box of document.querySelectorAll<HTMLInputElement>(BOXES)) {
    box.checked = ids.has(box.value)
    box.disabled = ids.size >= MAX_COMPARED && !box.checked
  }
}

/** A car comes with what the page knows of it, and with all its fields as soon as they are fetched. Spec 2 §4. */
async function chooseCar(id: string, name: string, search: CarSearch): Promise<void> {
  addCar({ id, name, car: comparedFields(knownCar(id)), isWhole: false })
  await completeCars([id], search)
}

/** Fetches all fields of cars of which a list knows some. What cannot be fetched stays as it is. Spec 2 §4, §7. */
export async function completeCars(ids: readonly string[], search: CarSearch): Promise<void> {
  if (ids.length === 0) return
  try {
    for (const car of comparedFrom(await search(comparedRequest(ids)), ids)) updateCar(String(car.car_id), car)
  } catch {
    // The fields of the list serve.
  }
}
