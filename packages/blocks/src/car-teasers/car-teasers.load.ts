import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { CarTeasers } from "../generated/car-teasers.ts"
import { writeCars } from "../stock/found-cars.ts"
import { findListed, findNamed } from "./find-teasers.ts"

/**
 * Loads the cars that the editor selected or, if none are selected, the first cars in the linked list. Spec 2 §2.8, §7.
 */
export const load: Load<CarTeasers, Services> = async ({ fields, services, site, signal }) => {
  const { cars = [], listLink, limit } = fields
  const options = { search: services.stock.findCars, site, signal }
  if (cars.length > 0) {
    const results = await findNamed(
      cars.map(({ carId }) => carId),
      options,
    )
    return results === null ? {} : { found: writeCars(results) }
  }
  if (!listLink) return {}
  const results = await findListed(listLink.value.href, limit, options)
  return results === null ? {} : { found: writeCars(results) }
}
