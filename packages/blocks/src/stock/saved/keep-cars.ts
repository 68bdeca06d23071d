import { PRICE_FIELDS } from "@forecourt/api-clients/search"
import type { CarSearch } from "../../car-list/list-search.ts"
import { type CarDocument, getCurrentPrice } from "../car-document.ts"
import { findKnownCar } from "../compare/known-cars.ts"
import { followNativeBoxes } from "../native-boxes.ts"
import { followSavedCars, readSavedCars, removeCar, saveCar } from "./saved-cars.ts"

/** Synchronises the heart buttons with the saved cars. Returns a function that stops the synchronisation. */
export function followHearts(search: CarSearch): () => void {
  return followNativeBoxes({
    name: "save",
    show: (box) => {
      box.checked = readSavedCars().some(({ id }) => id === box.value)
    },
    follow: followSavedCars,
    choose: (id, name) => void saveOrRemoveCar(id, name, search),
    leave: removeCar,
  })
}

async function saveOrRemoveCar(id: string, name: string, search: CarSearch): Promise<void> {
  const price = getCurrentPrice(findKnownCar(id) ?? {})
  saveCar({ id, name, price })
  if (price !== null) return
  const [car] = await findSaved([id], search).catch(() => [])
  if (car !== undefined && readSavedCars().some((car) => car.id === id))
    saveCar({ id, name, price: getCurrentPrice(car) })
}

export async function findSaved(ids: readonly string[], search: CarSearch): Promise<readonly CarDocument[]> {
  const { content } = await search({
    filters: [{ name: "car_id", values: [...ids] }],
    fields: [...SAVED_FIELDS],
    limit: ids.length,
  })
  return content
}

const SAVED_FIELDS = ["car_id", "slug", "car_is_sold", ...PRICE_FIELDS] as const
