import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import { Scroller } from "@forecourt/ui-kit/scroller"
import section from "../../styles/section.module.css"
import { carCardOf, carCardTexts } from "../car-card.select.ts"
import { CarCard } from "../car-card.tsx"
import type { StockCar } from "../stock.types.ts"
import wide from "../window-wide.module.css"
import css from "./car-page.module.css"

const part = anatomy("similar-cars", css)

interface SimilarCarsProps {
  readonly cars: readonly StockCar[]
  readonly title: string
  readonly site: SiteContext
}

/** Cars that are like one, in a row that scrolls, to the edges of the window. */
export function SimilarCars({ cars, title, site }: SimilarCarsProps) {
  const texts = carCardTexts(site)
  return (
    <div className={`${section.section} ${wide.section}`} data-theme="surface-1">
      <div className={section.content}>
        <h2 {...part("heading")} id="similar">
          {title}
        </h2>
        <Scroller.Root className={wide.scroller}>
          <Scroller.Previous>
            <ChevronIcon />
          </Scroller.Previous>
          <Scroller.Viewport aria-labelledby="similar">
            <Scroller.List>
              {cars.map((car) => (
                <Scroller.Item key={car.id}>
                  <CarCard car={carCardOf(car, site)} texts={texts} heading="h3" sizes="315px" />
                </Scroller.Item>
              ))}
            </Scroller.List>
          </Scroller.Viewport>
          <Scroller.Next>
            <ChevronIcon />
          </Scroller.Next>
        </Scroller.Root>
      </div>
    </div>
  )
}
