import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ReactNode } from "react"
import { BackLink, Calculator, CarGallery, CarImpression, CarMedia, OpenNow } from "../generated/islands.tsx"
import badge from "../stock/badge.module.css"
import { createCalculatorTexts } from "../stock/calculator/calculator.texts.ts"
import { CompareBox } from "../stock/compare/compare-box.tsx"
import type { DealershipView, Person } from "../stock/dealership/dealership.types.ts"
import { DealershipContact } from "../stock/dealership/dealership-contact.tsx"
import { createOpenNow } from "../stock/dealership/open-now.texts.ts"
import { ReachLinks } from "../stock/dealership/reach-links.tsx"
import { PriceBar, PriceBox } from "../stock/price-box.tsx"
import { SaveBox } from "../stock/saved/save-box.tsx"
import { isOfUsedCars } from "../stock/stock-cars.select.ts"
import { getTextProps, toPlainText } from "../stock/stock-words.ts"
import button from "../styles/button.module.css"
import link from "../styles/link.module.css"
import section from "../styles/section.module.css"
import columns from "./car-columns.module.css"
import { CarFacts } from "./car-facts.tsx"
import { createGalleryTexts } from "./car-gallery.texts.ts"
import type { CarImpressionProps } from "./car-impression.client.tsx"
import css from "./car-page.module.css"
import type { CarView } from "./car-page.types.ts"
import { OfferedAt } from "./offered-at.tsx"
import { SimilarCars } from "./similar-cars.tsx"

const part = anatomy("car-page", { link: link.plain }, css, columns)

export interface CarDetailsProps {
  readonly car: CarView
  readonly site: SiteContext
  /** The URL of the list of cars. The back link opens this list if the browser history is empty. */
  readonly listHref: string
  readonly quote?: ReactNode
  /**
   * The identifiers of the compare form and of this car. If they are absent, the car cannot be selected for comparison.
   */
  readonly compare?: { readonly form: string; readonly id: string }
  /** The form for a message to the dealership. If it is absent, visitors contact the dealership by phone or e-mail. */
  readonly form?: ReactNode
}

/** Renders a car with its pictures, price and facts. Spec 2 §2.5. */
export function CarDetails({ car, site, listHref, compare, quote, form }: CarDetailsProps) {
  const { name, model, state, pictures, calculators, dealership, similar, isSample = false, selected = {} } = car
  const { text, locale } = site
  const isSold = state === "sold"
  return (
    <article {...part("root", { state })}>
      <div {...part("top", { name: getNamePlace(site) })} className={`${columns.top} ${section.width}`}>
        <div {...part("head")}>
          <BackLink scope="car-page" href={listHref} text={text("carPage.back")} />
          <Badges car={car} site={site} />
          <h1 {...part("title")}>{name}</h1>
          <p {...part("model")} {...getTextProps(model)} />
        </div>
        <div {...part("columns")}>
          <div {...part("gallery")}>
            {pictures.length > 0 ? (
              <Pictures car={car} site={site} />
            ) : (
              <p {...part("soon")}>{text("carPage.gallery.soon")}</p>
            )}
          </div>
          <div {...part("aside")}>
            <PriceBox
              car={car}
              site={site}
              choice={
                compare ? (
                  <>
                    <CompareBox {...compare} name={name} text={text("stock.compare")} />
                    <SaveBox id={compare.id} name={name} label={text("stock.savedCars.save", { car: name })} />
                  </>
                ) : null
              }
            >
              {dealership ? <Seat dealership={dealership} site={site} /> : null}
            </PriceBox>
          </div>
          <CarFacts car={car} site={site} />
        </div>
      </div>

      {(calculators.length > 0 || quote) && !isSold ? (
        <section
          {...part("finance")}
          className={`${css.finance} ${section.root}`}
          data-theme="surface-1"
          aria-labelledby="finance"
        >
          <div className={section.width}>
            <h2 {...part("heading")} id="finance">
              {text("carPage.finance")}
            </h2>
            {quote}
            {calculators.length > 1 ? <p {...part("text")}>{text("calculator.ways")}</p> : null}
            {calculators.length > 0 ? (
              <Calculator
                carId={car.id}
                calculators={calculators}
                texts={createCalculatorTexts(site)}
                locale={locale}
                selected={selected}
                path={site.path}
              />
            ) : null}
          </div>
        </section>
      ) : null}

      <section className={section.root} aria-labelledby="contact">
        <div className={section.width}>
          <div {...part("contact")} id="contact">
            <span id="contact-quote" />
            <span id="contact-testdrive" />
            <div {...part("where")} id={form ? undefined : "contact-form"}>
              <Sellers car={car} site={site} />
              <OfferedAt brand={car.brand} dealerships={car.offeredAt ?? []} site={site} />
            </div>
            {form ? (
              <div {...part("write")} id="contact-form">
                <h2 {...part("heading")}>{text("carPage.form")}</h2>
                <p {...part("text")}>{text("carPage.form.text")}</p>
                {form}
              </div>
            ) : null}
          </div>
        </div>
      </section>

      {similar.length > 0 ? (
        <SimilarCars
          cars={similar}
          site={site}
          title={text(isSample ? "carPage.similar.sample" : "carPage.similar")}
          compareForm={compare?.form}
        />
      ) : null}
      <PriceBar car={car} site={site} />
      <CarImpression product={toProduct(car)} />
    </article>
  )
}

/** Returns the position of the car's name relative to the pictures in a wide window. Spec 2 §1. */
function getNamePlace(site: SiteContext): "beside" | "above" {
  return isOfUsedCars(site) ? "beside" : "above"
}

function toProduct({ id, brand, name, model, price }: CarView): CarImpressionProps["product"] {
  return {
    item_id: id,
    item_brand: brand,
    item_name: name,
    ...(model !== "" && { item_variant: toPlainText(model) }),
    ...(price && { price: price.amount, currency: price.currency }),
  }
}

function Pictures({ car, site }: Pick<CarDetailsProps, "car" | "site">) {
  const { pictures, name, motionOf } = car
  const { text, services = [] } = site
  const gallery = { pictures, texts: createGalleryTexts(site, pictures.length) }
  if (motionOf === undefined || !services.includes("vehicle-media")) return <CarGallery {...gallery} />
  const texts = {
    label: text("carPage.media"),
    images: text("carPage.media.images"),
    video: text("carPage.media.video"),
    internal: text("carPage.media.internal"),
    external: text("carPage.media.external"),
  }
  const turning = {
    label: text("viewer360.label"),
    frame: text("viewer360.frame"),
    stop: text("viewer360.stop"),
    rotate: text("viewer360.rotate"),
  }
  return <CarMedia regNo={motionOf} name={name} gallery={gallery} texts={texts} turning={turning} />
}

function Badges({ car, site: { text } }: Pick<CarDetailsProps, "car" | "site">) {
  const { state, isCarOfTheWeek = false, isSample = false } = car
  if (state !== "sold" && !isCarOfTheWeek && !isSample) return null
  return (
    <p {...part("badges")}>
      {state === "sold" ? <span className={badge.sold}>{text("carPage.sold")}</span> : null}
      {isCarOfTheWeek && state !== "sold" ? <span className={badge.badge}>{text("carPage.week")}</span> : null}
      {isSample ? <span className={badge.quiet}>{text("carPage.sample")}</span> : null}
    </p>
  )
}

interface PlaceProps {
  readonly dealership: DealershipView
  readonly site: SiteContext
}

/** Renders the dealership's name as a link to the contact details. Spec 2 §2.5. */
function Seat({ dealership: { name, schedule }, site }: PlaceProps) {
  return (
    <div {...part("seat")}>
      <a {...part("link")} href="#contact">
        {name}
      </a>
      {schedule ? <OpenNow {...createOpenNow(schedule, site)} /> : null}
    </div>
  )
}

function Sellers({ car: { dealership, sellers }, site }: Pick<CarDetailsProps, "car" | "site">) {
  const reachable = sellers.filter(isReachable)
  if (dealership === null && reachable.length === 0) return null
  return (
    <>
      <h2 {...part("heading")}>{site.text("carPage.where")}</h2>
      {dealership ? <Where dealership={dealership} site={site} /> : null}
      {reachable.map((seller) => (
        <SellerCard key={seller.name} seller={seller} label={site.text("carPage.seller")} />
      ))}
    </>
  )
}

function Where({ dealership, site }: PlaceProps) {
  const { name, href, picture, schedule } = dealership
  return (
    <div {...part("dealership")}>
      {picture ? (
        <img
          {...part("picture")}
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      ) : null}
      <div {...part("words")}>
        <h3 {...part("name")}>{name}</h3>
        <DealershipContact dealership={dealership} site={site}>
          {schedule ? <OpenNow {...createOpenNow(schedule, site)} /> : null}
        </DealershipContact>
        {href === null ? null : (
          <a className={button.arrow} href={href}>
            {site.text("dealership.about")}
          </a>
        )}
      </div>
    </div>
  )
}

/** True if a seller has a phone number or an e-mail address. Spec 2 §5. */
function isReachable({ phone, email }: Person): boolean {
  return Boolean(phone || email)
}

function SellerCard({ seller, label }: { readonly seller: Person; readonly label: string }) {
  const { name, title, phone, email } = seller
  return (
    <div {...part("seller")}>
      <p {...part("text")}>{title ?? label}</p>
      <p {...part("name")}>{name}</p>
      <ReachLinks phone={phone} email={email} />
    </div>
  )
}
