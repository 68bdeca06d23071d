import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Checkbox } from "@forecourt/ui-kit/checkbox"
import { PinIcon } from "@forecourt/ui-kit/icons"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { CarBadges } from "./car-badges.tsx"
import css from "./car-card.module.css"
import type { CarCardTexts, CarCardView } from "./car-card.select.ts"
import { CarPicture } from "./car-picture.tsx"
import { CarPrice } from "./car-price.tsx"

const part = anatomy("car-card", css)

export interface CarCardProps {
  readonly car: CarCardView
  readonly texts: CarCardTexts
  /** @default "h2" */
  readonly heading?: "h2" | "h3" | "h4" | "h5" | "h6"
  /** Picture above the words, or beside them. @default "grid" */
  readonly layout?: "grid" | "row"
  /** How wide the picture stands at which window width. */
  readonly sizes: string
  /** Whether the picture is part of the page's first look, and is fetched before everything else. */
  readonly isOpening?: boolean
  /** Whether the car is chosen to be compared; without it there is nothing to choose. */
  readonly isCompared?: boolean | undefined
  readonly onCompare?: ((id: string, isCompared: boolean) => void) | undefined
}

/** A car in a list: picture, price, name and facts. Its link covers the whole card; what else can be done lies above. */
export function CarCard({
  car,
  texts,
  heading: Heading = "h2",
  layout = "grid",
  sizes,
  isOpening = false,
  isCompared,
  onCompare,
}: CarCardProps) {
  const { id, name, version, facts, state, badges, city } = car
  return (
    <article {...part("root", { layout, state })}>
      <div {...part("picture")}>
        <CarPicture picture={car.picture} missing={texts.pictureComing} sizes={sizes} isOpening={isOpening} />
        {badges.length > 0 ? <CarBadges badges={badges} /> : null}
      </div>
      <div {...part("head")}>
        <Heading {...part("title")}>
          {car.href === null ? (
            name
          ) : (
            <a {...part("link")} href={car.href}>
              {name}
            </a>
          )}
        </Heading>
        {version ? <p {...part("version")}>{version}</p> : null}
      </div>
      <ul {...part("facts")}>
        {facts.map((fact) => (
          <li key={fact} {...part("fact")}>
            {fact}
          </li>
        ))}
      </ul>
      <div {...part("cost")}>
        <CarPrice price={car.price} texts={texts} />
        {car.monthly ? <p {...part("monthly")}>{car.monthly}</p> : null}
      </div>
      <div {...part("foot")}>
        {city ? (
          <p {...part("city")}>
            <PinIcon />
            {city}
          </p>
        ) : null}
        {isCompared === undefined || state === "sold" ? null : (
          <Checkbox.Root
            {...part("compare")}
            name="compare"
            value={id}
            checked={isCompared}
            onCheckedChange={(isChecked) => onCompare?.(id, isChecked === true)}
          >
            <Checkbox.Input />
            <Checkbox.Text>
              {texts.compare} <VisuallyHidden>{name}</VisuallyHidden>
            </Checkbox.Text>
          </Checkbox.Root>
        )}
      </div>
    </article>
  )
}
