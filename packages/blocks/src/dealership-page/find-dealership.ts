import type { Services } from "@forecourt/api-clients/content"
import type { Dealership } from "@forecourt/contracts/search"
import type { CarDocument } from "../stock/car-document.ts"
import { CARD_FIELDS } from "../stock/card-fields.ts"

/** What the page of a dealership shows. */
export interface FoundDealership {
  readonly dealership: Dealership
  readonly cars: readonly CarDocument[]
  /** The day on which it was found, where the dealership is: days that differ are told from it on. */
  readonly today: string
}

/** Spec 2 §9. */
const LATEST_CARS = 12

interface Options {
  readonly stock: Services["stock"]
  readonly signal: AbortSignal
}

/** The twelve cars that came to a dealership last; none where they cannot be searched. Spec 2 §7. */
export async function findLatestCars(
  { site_id: id }: Pick<Dealership, "site_id">,
  { stock, signal }: Options,
): Promise<readonly CarDocument[]> {
  // The specification's `car_publishdate_asc` would be those that have stood there longest.
  const request = {
    filters: [{ name: "car_site_id", values: [id] }],
    fields: [...CARD_FIELDS],
    limit: LATEST_CARS,
    sort_name: "car_publishdate_desc",
  }
  const { content } = await stock.findCars(request, { signal })
  return content
}

/** What was found, as the loader left it; `null` when it is not that. */
export function readFound(json = ""): FoundDealership | null {
  try {
    const found: FoundDealership = JSON.parse(json)
    return Array.isArray(found.cars) && found.dealership ? found : null
  } catch {
    return null
  }
}
