import type { SiteContext } from "@forecourt/renderer"
import { CARD_TEXTS, selectTexts } from "../stock/select-texts.ts"
import type { ListTexts } from "./car-list.texts.ts"

const CONTROLS = [
  "chips",
  "clamp",
  "facetList",
  "filterDrawer",
  "loadMore",
  "rangeSlider",
  "resultProgress",
  "sort",
] as const
const SEARCH = ["search.clear", "search.label", "search.submit"] as const

/**
 * Matches the keys of texts that the list does not need. Only comparisons and the list of saved cars use these texts.
 */
const ELSEWHERE = /^stock\.(compare\.|savedCars$|savedCars\.(?!save))/

export function listTexts(site: Pick<SiteContext, "text">): ListTexts {
  const texts = selectTexts(
    site,
    [...CONTROLS, "carPage.fact", "stock"],
    [...CARD_TEXTS, ...SEARCH, "carListError", "carPage.equipment", "dialog.close", "field.number", "noSearchResults"],
  )
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !ELSEWHERE.test(key)))
}
