import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useState } from "react"
import css from "../src/car-list/car-list.module.css"
import type { CarListView } from "../src/car-list/car-list.select.ts"
import type { Facet } from "../src/car-list/car-list.types.ts"
import { CarListLayout } from "../src/car-list/car-list-layout.tsx"
import { CarSearchContext } from "../src/car-list/car-search.ts"
import { createCarCard, createCarCardTexts } from "../src/stock/car-card.select.ts"
import { CarCard } from "../src/stock/car-card.tsx"
import { addCar, removeAllCars } from "../src/stock/compare/chosen-cars.ts"
import { createCompareTexts } from "../src/stock/compare/compare.texts.ts"
import type { CompareSetup } from "../src/stock/compare/compare.types.ts"
import { CompareBar } from "../src/stock/compare/compare-bar.client.tsx"
import { addKnownCars } from "../src/stock/compare/known-cars.ts"
import { getMarket as moneyOf } from "../src/stock/market.ts"
import { createComparedSearch, listDocuments } from "./compared-documents.ts"
import { type Market, stockCars } from "./stock-cars.ts"
import { getListMarket, listNote, listTitle, wholeList } from "./stock-list.ts"

const part = anatomy("car-list", css)

export interface LiveListProps {
  readonly site: SiteContext
  readonly begin?: (site: SiteContext) => CarListView
  readonly onSearch?: (keyphrase: string) => void
  readonly compares?: readonly string[]
}

export function LiveList({ site, begin = wholeList, onSearch = () => {}, compares = [] }: LiveListProps) {
  const [view, setView] = useState(() => begin(site))
  useState(() => choose(compares, getListMarket(site.language)))
  const market = getListMarket(site.language)
  const change = (changes: Partial<CarListView>) => setView({ ...view, ...changes })
  const changeFacet = (name: string, chosen: object | null) =>
    change({
      facets: view.facets.map((facet) => (facet.name === name ? Object.assign({ ...facet }, { chosen }) : facet)),
    })
  const clear = () => change(wholeList(site))
  return (
    <section {...part("root")}>
      <CarListLayout
        view={view}
        title={listTitle(market)}
        titleTag="h1"
        note={<p {...part("note")}>{listNote(market)}</p>}
        cards={{ children: <Cards market={market} site={site} count={view.shown} /> }}
        actions={{
          search: onSearch,
          sort: (sort) => change({ sort }),
          choose: ({ name }, chosen) => changeFacet(name, chosen),
          limit: ({ name }, chosen) => changeFacet(name, chosen),
          lookAround: (near) => changeFacet("near", near),
          setBudget: (budget) => changeFacet("car_loan_budget", budget),
          leaveOut: ({ field, value }) =>
            change({ facets: view.facets.map((facet) => removeChoice(facet, field, value, site)) }),
          remove: (filter) => change({ chosen: view.chosen.filter(({ value }) => value !== filter) }),
          insist: () => {},
          clear,
          loadMore: async () => change({ shown: stockCars(market).length, next: null }),
          retry: clear,
        }}
      />
      <CarSearchContext value={createComparedSearch(market)}>
        <CompareBar form="compare" cars={[]} setup={compareSetup(site)} />
      </CarSearchContext>
    </section>
  )
}

interface CardsProps {
  readonly market: Market
  readonly site: SiteContext
  readonly count: number
}

function Cards({ market, site, count }: CardsProps) {
  return stockCars(market)
    .slice(0, count)
    .map((car) => (
      <li key={car.id}>
        <CarCard
          car={createCarCard(car, site)}
          texts={createCarCardTexts(site)}
          sizes="(min-width: 1280px) 300px, (min-width: 768px) 50vw, 100vw"
          compareForm="compare"
        />
      </li>
    ))
}

function choose(ids: readonly string[], market: Market): void {
  const listed = listDocuments(market)
  addKnownCars(listed)
  removeAllCars()
  for (const id of ids) {
    const car = listed.find(({ car_id }) => car_id === id)
    if (car !== undefined) addCar({ id, name: `${car.car_brand} ${car.car_model}`, car, isWhole: false })
  }
}

export function compareSetup(site: SiteContext): CompareSetup {
  return {
    locale: site.locale,
    texts: createCompareTexts(site),
    path: "#compare",
    listHref: "#list",
    market: moneyOf(site.name),
    pictures: {},
    carPath: "#car",
    monthly: null,
    showsVat: false,
  }
}

function removeChoice(facet: Facet, field: string, value: string, { text }: SiteContext): Facet {
  if (facet.kind !== "list" || facet.name !== field) return facet
  const box = { value, label: text("stock.chip.without", { value }), filter: value, name: `not_${field}` }
  return { ...facet, leftOut: [...facet.leftOut, box] }
}
