import { anatomy } from "@forecourt/ui-kit/anatomy"
import { PinIcon } from "@forecourt/ui-kit/icons"
import cover from "../styles/cover.module.css"
import { CarBadges } from "./car-badges.tsx"
import css from "./car-card.module.css"
import type { CarCardTexts, CarCardView } from "./car-card.select.ts"
import { CarPicture } from "./car-picture.tsx"
import { CarPrice } from "./car-price.tsx"
import { RoundCompareBox } from "./compare/round-compare-box.tsx"
import { SaveBox } from "./saved/save-box.tsx"
import { getTextProps, toPlainText } from "./stock-words.ts"

const part = anatomy("car-card", cover, css)

export interface CarCardProps {
  readonly car: CarCardView
  readonly texts: CarCardTexts
  /** The heading level of the car's name. @default "h2" */
  readonly heading?: "h2" | "h3" | "h4" | "h5" | "h6"
  /** The position of the picture: above the text or next to it. @default "grid" */
  readonly layout?: "grid" | "row"
  readonly sizes: string
  /** True if the picture is visible when the page loads. It is then loaded before other pictures. */
  readonly isOpening?: boolean
  /**
   * The identifier of the form that submits the cars selected for comparison. If it is absent, the card has neither a
   * compare checkbox nor a heart button.
   */
  readonly compareForm?: string | undefined
}

/** Renders a card. The link to the car covers the whole card, and the other controls are layered above this link. */
export function CarCard({
  car,
  texts,
  heading: Heading = "h2",
  layout = "grid",
  sizes,
  isOpening = false,
  compareForm,
}: CarCardProps) {
  const { id, name, version, facts, state, badges, city } = car
  const isOffered = compareForm !== undefined && state !== "sold"
  return (
    <article {...part("root", { layout, state })}>
      <div {...part("picture")}>
        <CarPicture
          picture={car.picture}
          more={car.morePictures}
          count={car.pictureCount}
          href={car.href ?? undefined}
          missing={texts.pictureComing}
          sizes={sizes}
          isOpening={isOpening}
        />
        {badges.length > 0 ? <CarBadges badges={badges} isCornerTaken={isOffered} /> : null}
      </div>
      <div {...part("head")}>
        <Heading {...part("title")}>
          {car.href === null ? (
            name
          ) : (
            <a {...part("link", { cover: true })} href={car.href}>
              {name}
            </a>
          )}
        </Heading>
        {version ? <p {...part("version")} {...getTextProps(version)} /> : null}
      </div>
      {isOffered ? (
        <div {...part("choices")}>
          <SaveBox id={id} name={name} label={texts.save.replace("{car}", () => name)} />
          <RoundCompareBox form={compareForm} id={id} name={name} text={texts.compare} />
        </div>
      ) : null}
      <ul {...part("facts")}>
        {facts.map((fact) => (
          <li key={toPlainText(fact)} {...part("fact")} {...getTextProps(fact)} />
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
      </div>
    </article>
  )
}
