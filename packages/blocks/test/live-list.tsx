import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useState } from "react"
import css from "../src/car-list/car-list.module.css"
import type { CarListView, Facet } from "../src/car-list/car-list.types.ts"
import { CarListLayout } from "../src/car-list/car-list-layout.tsx"
import { carCardOf } from "../src/stock/car-card.select.ts"
import { comparisonOf } from "../src/stock/car-comparison.select.ts"
import { CarComparison } from "../src/stock/car-comparison.tsx"
import { CompareCars } from "../src/stock/compare-cars.tsx"
import { comparedCars, stockCars } from "./stock-cars.ts"
import { listNote, listTitle, marketOf, wholeList } from "./stock-list.ts"

const part = anatomy("car-list", css)

export interface LiveListProps {
  readonly site: SiteContext
  readonly begin?: (site: SiteContext) => CarListView
  readonly onSearch?: (keyphrase: string) => void
  /** Identifiers of cars that are compared at first. */
  readonly compares?: readonly string[]
}

/** A list that remembers what is chosen; what fits is not looked for. */
export function LiveList({ site, begin = wholeList, onSearch = () => {}, compares = [] }: LiveListProps) {
  const [view, setView] = useState(() => begin(site))
  const [compared, setCompared] = useState(compares)
  const market = marketOf(site.language)
  const change = (changes: Partial<CarListView>) => setView({ ...view, ...changes })
  const changeFacet = (name: string, chosen: object | null) =>
    change({
      facets: view.facets.map((facet) => (facet.name === name ? Object.assign({ ...facet }, { chosen }) : facet)),
    })
  const clear = () => change(wholeList(site))
  const toggle = (id: string, isCompared: boolean) =>
    setCompared(isCompared ? [...compared, id] : compared.filter((one) => one !== id))
  return (
    <section {...part("root")}>
      <CarListLayout
        view={view}
        heading={<h1 {...part("title")}>{listTitle(market)}</h1>}
        note={<p {...part("note")}>{listNote(market)}</p>}
        actions={{
          search: async (words) => {
            onSearch(words)
            return words
          },
          sort: (sort) => change({ sort }),
          choose: ({ name }, chosen) => changeFacet(name, chosen),
          limit: ({ name }, chosen) => changeFacet(name, chosen),
          leaveOut: ({ field, value }) =>
            change({ facets: view.facets.map((one) => without(one, field, value, site)) }),
          remove: (filter) => change({ chosen: view.chosen.filter(({ value }) => value !== filter) }),
          clear,
          loadMore: async () => change({ cars: stockCars(market).map((car) => carCardOf(car, site)), next: null }),
          retry: clear,
        }}
        compared={{ ids: compared, toggle }}
      />
      <CompareCars
        cars={view.cars.filter(({ id }) => compared.includes(id))}
        remove={(id) => toggle(id, false)}
        clear={() => setCompared([])}
      >
        <CarComparison
          view={comparisonOf(
            comparedCars(market).filter(({ id }) => compared.includes(id)),
            site,
            { path: "#compare", listHref: "#list" },
          )}
          onRemove={(id) => toggle(id, false)}
        />
      </CompareCars>
    </section>
  )
}

function without(facet: Facet, field: string, value: string, { text }: SiteContext): Facet {
  if (facet.kind !== "list" || facet.name !== field) return facet
  const box = { value, label: text("stock.chip.without", { value }), filter: value, name: `not_${field}` }
  return { ...facet, leftOut: [...facet.leftOut, box] }
}
