import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CarComparison, type CarComparisonProps } from "./car-comparison.tsx"
import css from "./compare-page.module.css"

const part = anatomy("compare-page", css)

/** The comparison as a page of its own. */
export function ComparePage(props: CarComparisonProps) {
  const { texts, listHref } = props.view
  return (
    <div {...part("page")}>
      <a {...part("back")} href={listHref}>
        {texts.back}
      </a>
      <h1 {...part("title")}>{texts.title}</h1>
      <CarComparison {...props} />
    </div>
  )
}
