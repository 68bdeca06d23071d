import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { SimilarRow } from "../generated/islands.tsx"
import { createCarCard, createCarCardTexts } from "../stock/car-card.select.ts"
import { CarCard } from "../stock/car-card.tsx"
import type { StockCar } from "../stock/stock.types.ts"
import section from "../styles/section.module.css"
import css from "./car-page.module.css"

const part = anatomy("similar-cars", css)

interface SimilarCarsProps {
  readonly cars: readonly StockCar[]
  readonly title: string
  readonly site: SiteContext
  /**
   * The identifier of the form that submits the cars selected for comparison. If it is absent, cars cannot be selected.
   */
  readonly compareForm?: string | undefined
}

export function SimilarCars({ cars, title, site, compareForm }: SimilarCarsProps) {
  const texts = createCarCardTexts(site)
  return (
    <div className={section.root} data-theme="surface-1">
      <div className={section.width}>
        <h2 {...part("heading")} id="similar">
          {title}
        </h2>
        <SimilarRow
          itemClass={part("similar").className}
          labelledBy="similar"
          handle={site.text("handleRow.handle")}
          cards={cars.map((car) => (
            <CarCard
              key={car.id}
              car={createCarCard(car, site)}
              texts={texts}
              heading="h3"
              sizes="330px"
              compareForm={compareForm}
            />
          ))}
        />
      </div>
    </div>
  )
}
