import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CarOfTheWeek } from "@forecourt/ui-kit/car-of-the-week"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import section from "../styles/section.module.css"
import type { CarCardTexts, CarCardView } from "./car-card.select.ts"
import { CarCard } from "./car-card.tsx"
import css from "./cars-of-the-week.module.css"
import wide from "./window-wide.module.css"

const part = anatomy("cars-of-the-week", css)
const ring = { ...part("ring"), className: `${css.ring} ${wide.ring}` }

export interface CarsOfTheWeekProps {
  readonly title: string
  readonly cars: readonly CarCardView[]
  readonly texts: CarCardTexts
}

/** Selected cars in a ring, one in the middle; with a single one there is nothing to turn. Spec 2 §2.3. */
export function CarsOfTheWeek({ title, cars, texts }: CarsOfTheWeekProps) {
  if (cars.length === 0) return null

  const [only] = cars
  return (
    <section className={`${section.section} ${wide.section}`}>
      <div className={section.content}>
        <h2 {...part("title")}>{title}</h2>
        {cars.length === 1 && only ? (
          <div {...part("single")}>
            <CarCard car={only} texts={texts} heading="h3" layout="row" sizes="(min-width: 1024px) 560px, 100vw" />
          </div>
        ) : (
          <CarOfTheWeek.Root {...ring} count={cars.length} aria-label={title}>
            <CarOfTheWeek.Previous>
              <ChevronIcon />
            </CarOfTheWeek.Previous>
            <CarOfTheWeek.Next>
              <ChevronIcon />
            </CarOfTheWeek.Next>
            <CarOfTheWeek.Position />
            <CarOfTheWeek.Cards>
              {cars.map((car, index) => (
                <CarOfTheWeek.Card key={car.id} index={index}>
                  <CarCard car={car} texts={texts} heading="h3" sizes="(min-width: 768px) 448px, 80vw" />
                </CarOfTheWeek.Card>
              ))}
            </CarOfTheWeek.Cards>
          </CarOfTheWeek.Root>
        )}
      </div>
    </section>
  )
}
