import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { BookingSteps } from "../generated/islands.tsx"
import section from "../styles/section.module.css"
import { bookingTexts } from "./booking.texts.ts"
import css from "./booking-page.module.css"
import type { BookingStepsProps } from "./booking-steps.client.tsx"

const part = anatomy("booking-page", css)

interface BookingPageProps extends Omit<BookingStepsProps, "texts" | "locale"> {
  readonly site: SiteContext
  /** Brands that are booked elsewhere. Spec 3 §2.1. */
  readonly elsewhere: readonly { readonly name: string; readonly href: string }[]
}

/** A service to book, on one page in four steps. Spec 3 §2.1. */
export function BookingPage({ site, elsewhere, ...steps }: BookingPageProps) {
  const texts = bookingTexts(site)
  const { offer, booked } = steps
  const isBeginning = offer.car === null && !booked
  return (
    <article {...part("root")}>
      <div className={section.content}>
        <div {...part("head")}>
          <h1 {...part("title")}>{texts.title}</h1>
          {booked ? null : (
            <p {...part("text")}>
              {offer.car?.isAuthorised ? site.text("booking.authorised", { brand: offer.car.brand }) : texts.text}
            </p>
          )}
          {isBeginning && elsewhere.length > 0 ? (
            <p {...part("elsewhere")}>
              {texts.elsewhere}{" "}
              {elsewhere.map(({ name, href }) => (
                <a key={href} {...part("link")} href={href}>
                  {name}
                </a>
              ))}
            </p>
          ) : null}
        </div>
        <BookingSteps {...steps} texts={texts} locale={site.locale} />
      </div>
    </article>
  )
}
