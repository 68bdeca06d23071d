import type { SiteContext } from "@forecourt/renderer"
import type { FacetValues } from "@forecourt/ui-kit/facet-list"
import { carCardTexts } from "./car-card.select.ts"
import type { CarListTexts, Facet, ListFacet } from "./car-list.types.ts"
import { formatNumber } from "./stock-format.ts"

/** The search counts no further. Spec 2 §9. */
const COUNTED_CARS = 10_000

/** The words of the list, in the language of the page. */
export function carListTexts({ text }: Pick<SiteContext, "text">): CarListTexts {
  return {
    card: carCardTexts({ text }),
    searchHint: text("stock.search.hint"),
    loading: text("stock.loading"),
    failed: text("carListError"),
    failedText: text("stock.failed.text"),
    retry: text("stock.failed.retry"),
    contact: text("stock.failed.contact"),
    beyond: text("stock.beyond"),
    empty: text("noSearchResults"),
    emptyText: text("stock.empty.text"),
    without: text("stock.empty.without", { filter: "{filter}", cars: "{cars}" }),
    showAll: text("stock.showAll"),
  }
}

/** The values as the panel shows them: models come with the make that is chosen. */
export function unfolded({ values, chosen }: Pick<ListFacet, "values" | "chosen">): FacetValues {
  return values.map(({ children, ...value }) =>
    children && chosen.includes(value.value) ? { ...value, children } : value,
  )
}

/** How many hits the button of a phone's filters promises: `1 234`, and `10000+` from where the search stops counting. */
export function hitCount(total: number, locale: string): string {
  return total >= COUNTED_CARS ? `${COUNTED_CARS}+` : formatNumber(total, {}, locale)
}

/** How many filters are on; a range counts as one. Spec 2 §2.1. */
export function filterCount(facets: readonly Facet[]): number {
  return facets.reduce((sum, facet) => sum + chosenIn(facet), 0)
}

/** A make of which models are chosen is there by them. */
export function chosenIn(facet: Facet): number {
  if (facet.kind === "list") return facet.chosen.filter((value) => !isParentOfChosen(value, facet)).length
  return facet.chosen === null ? 0 : 1
}

function isParentOfChosen(value: string, { values, chosen }: ListFacet): boolean {
  const children = values.find((one) => one.value === value)?.children ?? []
  return children.some((child) => chosen.includes(child.value))
}
