import type { TermName } from "@forecourt/api-clients/car-offers"
import type { Services } from "@forecourt/api-clients/content"
import { readNumber } from "@forecourt/contracts/read-number"
import type { Load } from "@forecourt/renderer"
import { getPostedOutcome } from "../forms/posted-outcome.ts"
import type { CarPage } from "../generated/car-page.ts"
import { readSelectedTerms } from "../stock/calculator/read-selected-terms.ts"
import { readWish } from "./financed-car.select.ts"
import { type FoundCar, findAround, findInstead } from "./find-car.ts"

/** Loads the car, its dealership and similar cars. Spec 2 §7. */
export const load: Load<CarPage, Services, FoundCar | undefined> = async ({ page, services, site, signal }) => {
  const { entity, choices } = page
  if (entity === undefined) return undefined
  const { stock, financeQuote: calls } = services
  const options = { stock, signal, ...(calls && { finance: { calls, wanted: readWish(choices) } }) }
  const [slug = ""] = choices.slug ?? []
  const data = entity === null ? await findInstead(slug, options) : await findAround(entity.fields, options)
  const outcome = getPostedOutcome(page)
  const selected = readSelectedTerms((name) => readTerm(name, choices[name]?.[0], site.locale))
  return data === null ? undefined : { ...data, ...(outcome && { outcome }), ...(selected && { selected }) }
}

/** Parses a term in the URL. Without JavaScript, a visitor types the deposit, for example `80 000 kr`. */
function readTerm(name: TermName, text: string | undefined, locale: string): number | null {
  if (text === undefined) return null
  return name === "loanDeposit" ? readNumber(text, locale) : Number(text.replace(",", "."))
}
