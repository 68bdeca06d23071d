import type { SiteContext } from "@forecourt/renderer"
import type { ListTexts } from "../../car-list/car-list.texts.ts"
import { SavedCars } from "../../generated/islands.tsx"
import { getCarPath } from "../car-path.ts"
import { getComparePath } from "../compare/compare-address.ts"
import { getMarket } from "../market.ts"
import { selectTexts } from "../select-texts.ts"

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

export function createSavedTexts(site: Pick<SiteContext, "text">): ListTexts {
  return selectTexts(site, ["stock.savedCars"], ["carPage.sold", "compareBar.remove", "stock.savedCars"])
}
