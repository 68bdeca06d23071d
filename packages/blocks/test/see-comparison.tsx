import { renderToString } from "react-dom/server"
import { createCarCard, createCarCardTexts } from "../src/stock/car-card.select.ts"
import { CarCard } from "../src/stock/car-card.tsx"
import { createComparison } from "../src/stock/car-comparison.select.ts"
import { CarComparison } from "../src/stock/car-comparison.tsx"
import { CompareWindow } from "../src/stock/compare/compare-window.tsx"
import { compareSetup } from "./live-list.tsx"
import { siteFor } from "./render.tsx"
import { listComparedCars, stockCars } from "./stock-cars.ts"

/** Renders the comparison. On a site, its code is loaded only in the browser. */
export function seeComparison(): string {
  const site = siteFor()
  const comparison = (count: number) =>
    createComparison(listComparedCars("sv").slice(0, count), site, { path: "#compare", listHref: "#list" })
  return renderToString(
    <>
      {stockCars("sv")
        .slice(0, 1)
        .map((car) => (
          <CarCard
            key={car.id}
            car={createCarCard(car, site)}
            texts={createCarCardTexts(site)}
            sizes="1px"
            compareForm="compare"
          />
        ))}
      <CompareWindow
        setup={compareSetup(site)}
        search={() => Promise.reject(new Error("see-comparison: nothing is fetched."))}
      />
      <CarComparison view={comparison(2)} />
      <CarComparison view={comparison(0)} />
    </>,
  )
}
