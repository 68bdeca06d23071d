import type { SiteContext, TextKey } from "@forecourt/renderer"
import type { ListTexts } from "../../car-list/car-list.texts.ts"
import { SavedCars } from "../../generated/islands.tsx"
import { carPathOf } from "../car-path.ts"
import { comparePathOf } from "../compare/compare-address.ts"
import { marketOf } from "../market.ts"

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

/** What stands once in a block whose cars can be saved: the saved ones, and what makes the hearts work. */
export function KeptCars({ site }: { readonly site: SiteContext }) {
  return (
    <SavedCars
      locale={site.locale}
      texts={keptTexts(site)}
      currency={marketOf(site.name).currency}
      carPath={carPathOf(site)}
      comparePath={comparePathOf(site)}
    />
  )
}

/** The words of saved cars in the page's language. */
export function keptTexts({ text }: Pick<SiteContext, "text">): ListTexts {
  return Object.fromEntries(TEXTS.map((key) => [key, text(key)]))
}
