// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/icons.css"
import "@forecourt/ui-kit/css/map.css"
import "@forecourt/ui-kit/css/scroller.css"
import type { BlockProps } from "@forecourt/renderer"
import type { DealershipPage as Fields } from "../generated/dealership-page.ts"
import { createPicture } from "../stock/create-picture.ts"
import { getDealershipPath } from "../stock/dealership/dealership-path.ts"
import { createPictureTemplates } from "../stock/picture-templates.ts"
import { createStockCars } from "../stock/stock-cars.select.ts"
import { DealershipDetails } from "./dealership-details.tsx"
import { createDealershipPageView } from "./dealership-page.select.ts"
import type { FoundDealership } from "./find-dealership.ts"

const SIZE = { width: 1920, height: 1080 }

/** Renders the dealership in the URL. Spec 2 §2.7. */
export function DealershipPage({ fields, data, site }: BlockProps<Fields, FoundDealership>) {
  if (data === undefined) return null

  const { dealership, today } = data
  const src = dealership.site_primary_image?.original ?? dealership.site_image_url
  const templates = createPictureTemplates(src === undefined ? [] : [src], site)
  const view = createDealershipPageView(dealership, {
    today,
    locale: site.locale,
    cars: createStockCars(data.cars, site),
    carList: site.pathToCarList,
    toPicture: (address, alt) => createPicture(address, templates, { alt, ...SIZE }),
  })
  return (
    <DealershipDetails
      dealership={view}
      site={site}
      listHref={getDealershipPath(site)}
      bookServiceHref={fields.bookServiceLink?.value.href ?? null}
    />
  )
}
