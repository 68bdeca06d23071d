import finnishPages from "virtual:site-pages/fi-used"
import norrvikPages from "virtual:site-pages/se-automotive"
import rulloPages from "virtual:site-pages/se-used"
import ukPages from "virtual:site-pages/uk-automotive"
import { ComparePageLayout } from "../../packages/blocks/src/compare-page/compare-page-layout.tsx"
import { createComparison } from "../../packages/blocks/src/stock/car-comparison.select.ts"
import { CarComparison } from "../../packages/blocks/src/stock/car-comparison.tsx"
import { LiveList, type LiveListProps } from "../../packages/blocks/test/live-list.tsx"
import { listComparedCars } from "../../packages/blocks/test/stock-cars.ts"
import { getListMarket, listView, wholeList } from "../../packages/blocks/test/stock-list.ts"
import { config as finland } from "../../sites/fi-used/site.config.ts"
import { config as norrvik } from "../../sites/se-automotive/site.config.ts"
import { config as rullo } from "../../sites/se-used/site.config.ts"
import { config as uk } from "../../sites/uk-automotive/site.config.ts"
import { createGlobals, type Main, type PageStory, pageAround } from "./page-story.tsx"

// The list of cars, its states and the comparison.

export default { title: "Pages/Stock/List", tags: ["!autodocs"] }

const createNorrvikPage = (main: Main): PageStory => ({
  ...pageAround(norrvik, norrvikPages, main),
  globals: createGlobals(norrvik),
})
const createRulloPage = (main: Main): PageStory => ({
  ...pageAround(rullo, rulloPages, main),
  globals: createGlobals(rullo),
})
const createFinnishPage = (main: Main): PageStory => ({
  ...pageAround(finland, finnishPages, main),
  globals: createGlobals(finland),
})
const createBritishPage = (main: Main): PageStory => ({ ...pageAround(uk, ukPages, main), globals: createGlobals(uk) })

const list =
  (begin: NonNullable<LiveListProps["begin"]>): Main =>
  (site) => <LiveList site={site} begin={begin} />

export const Norrvik = createNorrvikPage(list(wholeList))

export const Rullo = createRulloPage(list(wholeList))

export const Filtered = createNorrvikPage(list(listView))

export const FilteredRullo = createRulloPage(list(listView))

export const Finland = createFinnishPage(list(listView))

export const UnitedKingdom = createBritishPage(list(listView))

export const Compared = createRulloPage(list((site) => wholeList(site, { compared: ["41280", "41281"] })))

export const Empty = createNorrvikPage(
  list((site) => listView(site, { state: "empty", cars: [], total: 0, count: "", submitCount: "0", next: null })),
)

export const Failed = createRulloPage(list((site) => listView(site, { state: "failed", cars: [], next: null })))

export const Loading = createNorrvikPage(list((site) => wholeList(site, { state: "loading" })))

const comparison: Main = (site) => {
  const view = createComparison(listComparedCars(getListMarket(site.language)), site, {
    path: "#compare",
    listHref: "#list",
  })
  return (
    <ComparePageLayout view={view}>
      <CarComparison view={view} />
    </ComparePageLayout>
  )
}

export const Comparison = createNorrvikPage(comparison)

export const ComparisonRullo = createRulloPage(comparison)

export const ComparisonFinland = createFinnishPage(comparison)

export const ComparisonUnitedKingdom = createBritishPage(comparison)
