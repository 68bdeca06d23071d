// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/carousel.css"
import "@forecourt/ui-kit/css/car-of-the-week.css"
import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ReactNode } from "react"
import { WeekRing } from "../generated/islands.tsx"
import type { HeadingBelow } from "../outline/level-below.ts"
import { type CarCardView, createCarCardTexts } from "../stock/car-card.select.ts"
import { CarCard } from "../stock/car-card.tsx"
import wide from "../stock/window-wide.module.css"
import section from "../styles/section.module.css"
import css from "./cars-of-the-week.module.css"

const part = anatomy("cars-of-the-week", { root: `${section.root} ${wide.section}` }, css)

export interface WeekCarsProps {
  readonly title: ReactNode
  readonly name: string
  readonly heading: HeadingBelow
  /** The cards of the cars. The list must not be empty. */
  readonly cars: readonly CarCardView[]
  readonly site: Pick<SiteContext, "text">
}

export function WeekCars({ title, name, heading, cars, site }: WeekCarsProps) {
  const [only] = cars
  const card = { texts: createCarCardTexts(site), heading }
  return (
    <section {...part("root")}>
      <div className={section.width}>
        {title}
        {cars.length === 1 && only ? (
          <div {...part("single")}>
            <CarCard car={only} {...card} layout="row" sizes="(min-width: 1024px) 560px, 100vw" />
          </div>
        ) : (
          <WeekRing
            className={`${css.ring} ${wide.ring}`}
            name={name}
            labels={getGroupTexts(site, "carousel")}
            cards={cars.map((car) => (
              <CarCard key={car.id} car={car} {...card} sizes="(min-width: 768px) 448px, 80vw" />
            ))}
          />
        )}
      </div>
    </section>
  )
}
