// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/accordion.css"
import "@forecourt/ui-kit/css/checkbox.css"
import "@forecourt/ui-kit/css/clamp.css"
import "@forecourt/ui-kit/css/field.css"
import "@forecourt/ui-kit/css/form.css"
import "@forecourt/ui-kit/css/lightbox.css"
import "@forecourt/ui-kit/css/radio-cards.css"
import "@forecourt/ui-kit/css/handle-row.css"
import "@forecourt/ui-kit/css/number-field.css"
import "@forecourt/ui-kit/css/select.css"
import "@forecourt/ui-kit/css/skeleton.css"
import "@forecourt/ui-kit/css/slider.css"
import "@forecourt/ui-kit/css/text-area.css"
import { carContactForm } from "@forecourt/contracts/forms/definitions"
import type { Car } from "@forecourt/contracts/search"
import type { BlockProps, SiteContext } from "@forecourt/renderer"
import { createPrivacyNotice } from "../forms/create-privacy-notice.ts"
import { createMessageFormTexts } from "../forms/message-form.texts.ts"
import type { CarPage as Fields } from "../generated/car-page.ts"
import { CarContactForm, FinanceQuote } from "../generated/islands.tsx"
import { CompareCars, getCompareFormId } from "../stock/compare/compare-cars.tsx"
import { createPicture } from "../stock/create-picture.ts"
import { getPageMarket } from "../stock/page-market.ts"
import { createPictureTemplates } from "../stock/picture-templates.ts"
import { reportHiddenFigure } from "../stock/report-hidden-figure.ts"
import { KeptCars } from "../stock/saved/kept-cars.tsx"
import { createStockCars, isOfUsedCars } from "../stock/stock-cars.select.ts"
import section from "../styles/section.module.css"
import { CarDetails } from "./car-details.tsx"
import { createCarView } from "./car-page.select.ts"
import { CarFailed, CarNotFound } from "./car-page-states.tsx"
import { createContactTopic } from "./contact-topic.select.ts"
import { createFinanceQuoteTexts } from "./finance-quote.texts.ts"
import { type FoundCar, toWords } from "./find-car.ts"

const SIZE = { width: 1500, height: 1000 }

/** Renders the page of the car in the URL. Spec 2 §2.5. */
export function CarPage({ fields, data, site, id }: BlockProps<Fields, FoundCar>) {
  const { listLink, dealershipLink } = fields
  const listHref = listLink?.value.href ?? site.homePath
  if (data === undefined) return <CarFailed site={site} listHref={listHref} carHref={site.path} />

  const { car, dealership, offeredAt, similar, prices, compared, slug } = data
  const cars = createStockCars(similar, site)
  const form = getCompareFormId(id)
  if (car === null)
    return (
      <>
        <CarNotFound site={site} listHref={addWords(listHref, slug)} similar={cars} compareForm={form} />
        <div className={section.width}>
          <KeptCars site={site} />
        </div>
        <CompareCars site={site} form={form} cars={similar} pictures={[]} />
      </>
    )
  const market = getPageMarket(site, { hasDetails: true })
  const templates = createPictureTemplates(
    (car.car_images ?? []).map(({ original }) => original),
    site,
  )
  const view = createCarView(car, {
    dealership,
    offeredAt,
    similar: cars,
    prices,
    compared,
    locale: site.locale,
    market,
    onHiddenFigure: (way) => reportHiddenFigure(way, car.car_id, { block: "CarDetail", site }),
    selected: data.selected,
    timeZone: site.timeZone,
    showsVat: isOfUsedCars(site),
    dealershipPath: dealershipLink?.value.href ?? null,
    toPicture: (src, alt) => createPicture(src, templates, { alt, ...SIZE }),
  })
  return (
    <>
      <CarDetails
        car={view}
        site={site}
        listHref={listHref}
        compare={{ form, id: car.car_id }}
        form={renderContactForm(car, data, site)}
        quote={renderFinanceQuote(car, data, fields, site)}
      />
      <div className={section.width}>
        <KeptCars site={site} />
      </div>
      <CompareCars site={site} form={form} cars={[{ ...car }, ...similar]} pictures={[]} />
    </>
  )
}

/**
 * Renders the lender's quote. Returns `null` on sites without a lender and when the quote contains an error. Spec 2 §4,
 * §8.
 */
function renderFinanceQuote({ car_id: carId }: Car, { finance }: FoundCar, fields: Fields, site: SiteContext) {
  if (finance === undefined || !site.services?.includes("finance-quote")) return null
  const links = { reserve: fields.reserveLink?.value.href, partExchange: fields.partExchangeLink?.value.href }
  const { language, locale, path } = site
  return (
    <FinanceQuote
      {...finance}
      texts={createFinanceQuoteTexts(site)}
      carId={carId}
      links={links}
      language={language}
      locale={locale}
      path={path}
    />
  )
}

/** Renders the contact form. Returns `null` when there is no recipient. Spec 2 §2.5. */
function renderContactForm(car: Car, { outcome, ...rest }: FoundCar, site: SiteContext) {
  const topic = createContactTopic(car, { ...rest, source: site.name })
  if (topic === null || !site.services?.includes("forms")) return null
  return (
    <CarContactForm
      texts={createMessageFormTexts(site.text, carContactForm)}
      phone={rest.dealership?.site_phone ?? ""}
      topic={topic}
      outcome={outcome}
      language={site.language}
      path={site.path}
      draft={site.draft}
      privacy={createPrivacyNotice(site)}
    />
  )
}

/** Adds the words in a car's URL to the list's URL as `keyphrase`. Spec 2 §2.5. */
function addWords(listHref: string, slug: string): string {
  const words = toWords(slug)
  return words === "" ? listHref : `${listHref}?${new URLSearchParams({ keyphrase: words })}`
}
