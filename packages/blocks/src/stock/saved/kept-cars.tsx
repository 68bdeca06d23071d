import type { SiteContext, TextKey } from "@forecourt/renderer"
import type { ListTexts } from "../../car-list/car-list.texts.ts"
import { SavedCars } from "../../generated/islands.tsx"
import { getCarPath } from "../car-path.ts"
import { getComparePath } from "../compare/compare-address.ts"
import { getMarket } from "../market.ts"

const TEXTS = [
  "carPage.sold",
  "compareBar.remove",
  "stock.savedCars",
  "stock.savedCars.cheaper",
  "stock.savedCars.compare",
  "stock.savedCars.dearer",
  "stock.savedCars.failed",
  "stock.savedCars.gone",
  "stock.savedCars.none",
] as const satisfies readonly TextKey[]

/**
 * Renders the elements that all blocks with heart buttons share: the list of saved cars and the script for the buttons.
 */
export function KeptCars({ site }: { readonly site: SiteContext }) {
  return (
    <SavedCars
      locale={site.locale}
      texts={createSavedTexts(site)}
      currency={getMarket(site.name).currency}
      carPath={getCarPath(site)}
      comparePath={getComparePath(site)}
    />
  )
}

export function createSavedTexts({ text }: Pick<SiteContext, "text">): ListTexts {
  return Object.fromEntries(TEXTS.map((key) => [key, text(key)]))
}
