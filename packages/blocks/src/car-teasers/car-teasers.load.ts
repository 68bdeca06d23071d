import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { CarTeasers } from "../generated/car-teasers.ts"
import type { CarDocument } from "../stock/car-document.ts"
import { findListed, findNamed } from "./find-teasers.ts"

/**
 * Loads the cars that the editor selected or, if there are none, the first cars in the linked list. Spec 2 §2.8, §7.
 */
export const load: Load<CarTeasers, Services, readonly CarDocument[] | undefined> = async (props) => {
  const { fields, services, site, signal } = props
  const { cars = [], listLink, limit } = fields
  const options = { search: services.stock.findCars, site, signal }
  if (cars.length > 0) {
    const named = cars.map(({ carId }) => carId)
    return (await findNamed(named, options)) ?? undefined
  }
  if (!listLink) return undefined
  return (await findListed(listLink.value.href, limit, options)) ?? undefined
}
