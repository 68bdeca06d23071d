import type { Services } from "@forecourt/api-clients/content"
import type { Dealership } from "@forecourt/contracts/search"
import type { CarDocument } from "../stock/car-document.ts"
import { CARD_FIELDS } from "../stock/card-fields.ts"

export interface FoundDealership {
  readonly dealership: Dealership
  readonly cars: readonly CarDocument[]
  /**
   * The date on which the dealership was loaded, in the site's time zone. Special opening hours are shown from this day
   * on.
   */
  readonly today: string
}

/** The maximum number of latest cars. Spec 2 §9. */
const LATEST_CARS = 12

interface Options {
  readonly stock: Services["stock"]
  readonly signal: AbortSignal
}

/** Finds the latest cars of a dealership. Returns an empty list when the search fails. Spec 2 §7. */
export async function findLatestCars(
  { site_id: id }: Pick<Dealership, "site_id">,
  { stock, signal }: Options,
): Promise<readonly CarDocument[]> {
  // The specification's `car_publishdate_asc` would return the oldest ones.
  const request = {
    filters: [{ name: "car_site_id", values: [id] }],
    fields: [...CARD_FIELDS],
    limit: LATEST_CARS,
    sort_name: "car_publishdate_desc",
  }
  const { content } = await stock.findCars(request, { signal })
  return content
}
