import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { CarCardTexts, CarPrice as Price } from "./car-card.select.ts"
import css from "./car-price.module.css"

const part = anatomy("car-price", css)

export interface CarPriceProps {
  readonly price: Price
  readonly texts: Pick<CarCardTexts, "campaign" | "former">
}

export function CarPrice({ price, texts }: CarPriceProps) {
  const { text, former, saved, lowest, note, kind } = price
  return (
    <div {...part("root", { kind })}>
      <p {...part("line")}>
        <span {...part("now")}>
          {kind === "campaign" ? <span {...part("about")}>{texts.campaign} </span> : null}
          {text}
        </span>
        {note ? <span {...part("note")}>{note}</span> : null}
        {former ? (
          <s {...part("former")}>
            <span {...part("about")}>{texts.former} </span>
            {former}
          </s>
        ) : null}
      </p>
      {saved ? <p {...part("saved")}>{saved}</p> : null}
      {lowest ? <p {...part("lowest")}>{lowest}</p> : null}
    </div>
  )
}
