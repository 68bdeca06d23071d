// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/scroller.css"
import { type BlockProps, Link, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { CarTeasers as Fields } from "../generated/car-teasers.ts"
import { CarsRow } from "../generated/islands.tsx"
import { getHeadingBelow } from "../outline/heading-below.ts"
import { createCarCard, createCarCardTexts } from "../stock/car-card.select.ts"
import { CarCard, type CarCardProps } from "../stock/car-card.tsx"
import type { CarDocument } from "../stock/car-document.ts"
import { CarGrid } from "../stock/car-grid.tsx"
import { createStockCars } from "../stock/stock-cars.select.ts"
import wide from "../stock/window-wide.module.css"
import button from "../styles/button.module.css"
import section from "../styles/section.module.css"
import css from "../styles/teasers.module.css"

const part = anatomy(
  "car-teasers",
  { root: `${section.root} ${wide.section}`, content: section.content, more: button.arrow },
  css,
)

const SIZES = { grid: "(min-width: 1280px) 300px, (min-width: 768px) 50vw, 100vw", row: "315px" }

/** Renders the editor's cars in a grid, or the first cars of a list in a row. Spec 2 §2.8. */
export function CarTeasers({ fields, data = [], site }: BlockProps<Fields, readonly CarDocument[]>) {
  const { title, titleTag, cars: named = [], listLink } = fields
  const cars = createStockCars(data, site)
  if (cars.length === 0) return null

  const layout = named.length > 0 ? "grid" : "row"
  const card = { texts: createCarCardTexts(site), heading: getHeadingBelow(titleTag, title), sizes: SIZES[layout] }
  const views = cars.map((car) => createCarCard(car, site))
  return (
    <section {...part("root")}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        {layout === "grid" ? (
          <Grid cars={views} card={card} />
        ) : (
          <CarsRow
            className={wide.scroller}
            name={{ "aria-label": title?.value ?? site.text("carPage.back") }}
            labels={{ previous: site.text("scroller.previous"), next: site.text("scroller.next") }}
            cards={views.map((car) => <CarCard key={car.id} car={car} {...card} />)}
          />
        )}
        <Link {...part("more")} field={listLink} />
      </div>
    </section>
  )
}

interface GridProps {
  readonly cars: readonly CarCardProps["car"][]
  readonly card: Pick<CarCardProps, "texts" | "heading" | "sizes">
}

function Grid({ cars, card }: GridProps) {
  return (
    <CarGrid>
      {cars.map((car) => (
        <li key={car.id}>
          <CarCard car={car} {...card} />
        </li>
      ))}
    </CarGrid>
  )
}
