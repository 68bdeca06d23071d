import type { SiteContext } from "@forecourt/renderer"
import { useState } from "react"
import { carCardOf } from "../src/stock/car-card.select.ts"
import { comparisonOf } from "../src/stock/car-comparison.select.ts"
import { CarComparison } from "../src/stock/car-comparison.tsx"
import { CarList } from "../src/stock/car-list.tsx"
import type { CarListView } from "../src/stock/car-list.types.ts"
import { comparedCars, stockCars } from "./stock-cars.ts"
import { marketOf, wholeList } from "./stock-list.ts"

export interface LiveListProps {
  readonly site: SiteContext
  readonly begin?: (site: SiteContext) => CarListView
  readonly onSearch?: (keyphrase: string) => void
}

/** A list that remembers what is chosen; what fits is not looked for. */
export function LiveList({ site, begin = wholeList, onSearch = () => {} }: LiveListProps) {
  const [view, setView] = useState(() => begin(site))
  const market = marketOf(site.language)
  const change = (changes: Partial<CarListView>) => setView({ ...view, ...changes })
  const changeFacet = (name: string, chosen: object | null) =>
    change({
      facets: view.facets.map((facet) => (facet.name === name ? Object.assign({ ...facet }, { chosen }) : facet)),
    })
  const clear = () => change({ ...wholeList(site), compared: view.compared })
  const compare = (id: string, isCompared: boolean) =>
    change({ compared: isCompared ? [...view.compared, id] : view.compared.filter((one) => one !== id) })
  return (
    <CarList
      view={view}
      actions={{
        search: onSearch,
        sort: (sort) => change({ sort }),
        choose: changeFacet,
        limit: changeFacet,
        remove: (filter) => change({ chosen: view.chosen.filter(({ value }) => value !== filter) }),
        clear,
        loadMore: async () => change({ cars: stockCars(market).map((car) => carCardOf(car, site)), next: null }),
        retry: clear,
        compare,
        clearCompared: () => change({ compared: [] }),
      }}
      comparison={
        <CarComparison
          view={comparisonOf(
            comparedCars(market).filter(({ id }) => view.compared.includes(id)),
            site,
            "#list",
          )}
          onRemove={(id) => compare(id, false)}
        />
      }
    />
  )
}
