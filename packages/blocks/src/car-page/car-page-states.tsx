import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { StockCar } from "../stock/stock.types.ts"
import button from "../styles/button.module.css"
import section from "../styles/section.module.css"
import css from "./car-page.module.css"
import { SimilarCars } from "./similar-cars.tsx"

const part = anatomy("car-page", css)

interface StateProps {
  readonly site: SiteContext
  /**
   * The URL of the list of cars. For a car that no longer exists, the list is filtered by the words in the car's URL.
   */
  readonly listHref: string
}

interface NotFoundProps extends StateProps {
  readonly similar: readonly StockCar[]
  readonly compareForm: string
}

/** Renders the page for a car that no longer exists. The page shows similar cars. Spec 2 §2.5. */
export function CarNotFound({ site, listHref, similar, compareForm }: NotFoundProps) {
  const { text } = site
  return (
    <>
      <div {...part("notice")} className={`${css.notice} ${section.width}`}>
        <h1 {...part("title")}>{text("carPage.notFound.title")}</h1>
        {similar.length > 0 ? <p {...part("text")}>{text("carPage.notFound.text")}</p> : null}
        <a className={button.primary} href={listHref}>
          {text("carPage.notFound.search")}
        </a>
      </div>
      {similar.length > 0 ? (
        <SimilarCars cars={similar} site={site} title={text("carPage.similar")} compareForm={compareForm} />
      ) : null}
    </>
  )
}

export function CarFailed({ site, listHref, carHref }: StateProps & { readonly carHref: string }) {
  const { text } = site
  return (
    <div {...part("notice")} className={`${css.notice} ${section.width}`} role="alert">
      <h1 {...part("title")}>{text("carPage.failed.title")}</h1>
      <p {...part("text")}>{text("carPage.failed.text")}</p>
      <div {...part("actions")}>
        <a className={button.primary} href={carHref}>
          {text("section.failed.reload")}
        </a>
        <a className={button.ghost} href={listHref}>
          {text("carPage.back")}
        </a>
      </div>
    </div>
  )
}
