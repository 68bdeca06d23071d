import { type BlockProps, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { CarsOfTheWeek as Fields } from "../generated/cars-of-the-week.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import { createCarCard } from "../stock/car-card.select.ts"
import type { CarDocument } from "../stock/car-document.ts"
import { createStockCars } from "../stock/stock-cars.select.ts"
import css from "./cars-of-the-week.module.css"
import { WeekCars } from "./week-cars.tsx"

const part = anatomy("cars-of-the-week", css)

/** Renders the cars of the week. Spec 2 §2.3. */
export function CarsOfTheWeek({ fields, data = [], site }: BlockProps<Fields, readonly CarDocument[]>) {
  const { title, titleTag } = fields
  const cars = createStockCars(data, site)
  if (cars.length === 0) return null

  return (
    <WeekCars
      title={<Text {...part("title")} as={titleTag} field={title} />}
      name={title?.value ?? site.text("carPage.week")}
      heading={getHeadingBelow(titleTag, title)}
      cars={cars.map((car) => createCarCard(car, site))}
      site={site}
    />
  )
}
