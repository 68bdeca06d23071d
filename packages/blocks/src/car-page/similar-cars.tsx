import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CarsRow } from "../generated/islands.tsx"
import { carCardOf, carCardTexts } from "../stock/car-card.select.ts"
import { CarCard } from "../stock/car-card.tsx"
import type { StockCar } from "../stock/stock.types.ts"
import wide from "../stock/window-wide.module.css"
import section from "../styles/section.module.css"
import css from "./car-page.module.css"

const part = anatomy("similar-cars", css)

interface SimilarCarsProps {
  readonly cars: readonly StockCar[]
  readonly title: string
  readonly site: SiteContext
  /** Identifier of the form that sends the cars to compare; without it there is nothing to choose. */
  readonly compareForm?: string | undefined
}

/** Cars that are like one, in a row that scrolls, to the edges of the window. */
export function SimilarCars({ cars, title, site, compareForm }: SimilarCarsProps) {
  const texts = carCardTexts(site)
  return (
    <div className={`${section.section} ${wide.section}`} data-theme="surface-1">
      <div className={section.content}>
        <h2 {...part("heading")} id="similar">
          {title}
        </h2>
        <CarsRow
          className={wide.scroller}
          name={{ "aria-labelledby": "similar" }}
          labels={{ previous: site.text("scroller.previous"), next: site.text("scroller.next") }}
          cards={cars.map((car) => (
            <CarCard
              key={car.id}
              car={carCardOf(car, site)}
              texts={texts}
              heading="h3"
              sizes="315px"
              compareForm={compareForm}
            />
          ))}
        />
      </div>
    </div>
  )
}
