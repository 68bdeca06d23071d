import type { BlockProps } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ComparePage as Fields } from "../generated/compare-page.ts"
import { createComparedCar, createComparison } from "../stock/car-comparison.select.ts"
import { CarComparison } from "../stock/car-comparison.tsx"
import type { CarDocument } from "../stock/car-document.ts"
import { getCarPath } from "../stock/car-path.ts"
import { getComparePath } from "../stock/compare/compare-address.ts"
import { getPageMarket } from "../stock/page-market.ts"
import { createPictureTemplates } from "../stock/picture-templates.ts"
import { getPicture } from "../stock/stock-car.select.ts"
import { isOfUsedCars } from "../stock/stock-cars.select.ts"
import button from "../styles/button.module.css"
import css from "./compare-page.module.css"
import { ComparePageLayout } from "./compare-page-layout.tsx"

const part = anatomy("compare-page", css)

/** Renders a comparison with a column for each car, which can be printed and shared. Spec 2 §2.4. */
export function ComparePage({ fields, data: cars, site }: BlockProps<Fields, readonly CarDocument[]>) {
  const listHref = fields.listLink?.value.href ?? site.pathToCarList ?? site.homePath
  const of = {
    market: getPageMarket(site, { hasDetails: true }),
    pictures: createPictureTemplates(
      (cars ?? []).flatMap((car) => getPicture(car) ?? []),
      site,
    ),
    carPath: getCarPath(site),
    monthly: null,
    showsVat: isOfUsedCars(site),
  }
  const paths = { path: getComparePath(site), listHref }
  const view = createComparison(
    (cars ?? []).map((car) => createComparedCar(car, of)),
    site,
    paths,
  )
  return (
    <ComparePageLayout view={view}>
      {cars === undefined ? (
        <div {...part("failed")} role="alert">
          <h2 {...part("failed-title")}>{site.text("carListError")}</h2>
          <a className={button.primary} href={site.path}>
            {site.text("stock.failed.retry")}
          </a>
        </div>
      ) : (
        <CarComparison view={view} />
      )}
    </ComparePageLayout>
  )
}
