import type { Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import { getPostedOutcome } from "../forms/posted-outcome.ts"
import type { CarPage } from "../generated/car-page.ts"
import { readSelectedTerms } from "../stock/calculator/read-selected-terms.ts"
import { readWish } from "./financed-car.select.ts"
import { type FoundCar, findAround, findInstead } from "./find-car.ts"

/** Loads the car, its dealership and similar cars. Spec 2 §7. */
export const load: Load<CarPage, Services, FoundCar | undefined> = async ({ page, services, signal }) => {
  const { entity, choices } = page
  if (entity === undefined) return undefined
  const { stock, financeQuote: calls } = services
  const options = { stock, signal, ...(calls && { finance: { calls, wanted: readWish(choices) } }) }
  const [slug = ""] = choices.slug ?? []
  const data = entity === null ? await findInstead(slug, options) : await findAround(entity.fields, options)
  const outcome = getPostedOutcome(page)
  const selected = readSelectedTerms((name) => Number(choices[name]?.[0] ?? Number.NaN))
  return data === null ? undefined : { ...data, ...(outcome && { outcome }), ...(selected && { selected }) }
}
