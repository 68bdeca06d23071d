import type { Services } from "@forecourt/api-clients/content"
import { hasFailed } from "@forecourt/api-clients/search"
import type { Load } from "@forecourt/renderer"
import type { CarsOfTheWeek } from "../generated/cars-of-the-week.ts"
import type { CarDocument } from "../stock/car-document.ts"
import { CARD_FIELDS } from "../stock/card-fields.ts"

const MAX_CARS = 24

/** Loads the cars of the week. Spec 2 §7. */
export const load: Load<CarsOfTheWeek, Services, readonly CarDocument[] | undefined> = async ({ services, signal }) => {
  const response = await services.stock.findCars(
    { filters: [{ name: "caroftheweek", values: [true] }], fields: [...CARD_FIELDS], limit: MAX_CARS },
    { signal },
  )
  return hasFailed(response) ? undefined : response.content
}
