import { anatomy } from "@forecourt/ui-kit/anatomy"
import button from "../styles/button.module.css"
import type { ComparisonView } from "./car-comparison.select.ts"
import css from "./no-cars.module.css"

const part = anatomy("no-cars", css)

interface NoCarsProps {
  readonly view: Pick<ComparisonView, "texts" | "listHref">
}

export function NoCars({ view: { texts, listHref } }: NoCarsProps) {
  return (
    <div {...part("root")}>
      <h2 {...part("title")}>{texts.none}</h2>
      <p>{texts.noneText}</p>
      <a className={button.primary} href={listHref}>
        {texts.back}
      </a>
    </div>
  )
}
