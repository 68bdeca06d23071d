import type { MonthlyKind } from "@forecourt/api-clients/car-offers"
import type { RepresentativeExample } from "@forecourt/finance"
import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import type { ReactNode } from "react"
import type { CarPrice, CarView } from "../car-page/car-page.types.ts"
import { PriceNotes } from "../car-page/price-notes.tsx"
import button from "../styles/button.module.css"
import link from "../styles/link.module.css"
import badge from "./badge.module.css"
import { formatLoanExample } from "./calculator/format-loan-example.ts"
import { formatDay, getMarket } from "./market.ts"
import { formatMoney } from "./money.ts"
import css from "./price-box.module.css"
import { formatReduction } from "./reduction.ts"

const part = anatomy("price-box", { calculate: link.plain, quote: link.plain }, css)
const WAYS = {
  loan: "carPage.price.loan",
  private: "carPage.price.private",
  company: "carPage.price.company",
} as const satisfies Readonly<Record<MonthlyKind, string>>

interface PriceBoxProps {
  readonly car: Pick<CarView, "price" | "pastPrices" | "compared" | "state" | "soldOn" | "calculators" | "similar">
  readonly site: SiteContext
  readonly children?: ReactNode
  readonly choice?: ReactNode
}

/** Renders the price and the monthly cost. Spec 2 §2.5. */
export function PriceBox({ car, site, children, choice }: PriceBoxProps) {
  const { price, state, calculators } = car
  const { text } = site
  if (state === "sold") return <SoldBox car={car} site={site} />
  return (
    <section {...part("root")} aria-label={text("carPage.price")}>
      <div {...part("prices")}>
        {price ? <CashPrice price={price} site={site} /> : <p {...part("amount")}>{text("stock.noPrice")}</p>}
        <PriceNotes car={car} site={site} />
        {price && price.monthly.length > 0 ? (
          <dl {...part("monthly")}>
            {price.monthly.map(({ way, amount, ...loan }) => (
              <div key={way} {...part("way", { of: way })}>
                <dt>
                  {text(WAYS[way])}
                  {way === "company" ? <span {...part("aside")}> {text("carPage.price.vatOut")}</span> : null}
                  {way === "loan" && price.vat === "excluded" ? (
                    <span {...part("aside")}> {text("carPage.price.vatIn")}</span>
                  ) : null}
                </dt>
                <dd {...part("figures")}>
                  {formatMonthly(amount, price.currency, site)}
                  {"example" in loan ? (
                    <LoanFigures example={loan.example} currency={price.currency} site={site} />
                  ) : null}
                </dd>
                <dd {...part("own")}>
                  <a className={link.plain} href="#finance">
                    {text("carPage.price.own")}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {calculators.length > 0 ? (
          <a {...part("calculate")} href="#finance">
            {text("carPage.calculate")}
          </a>
        ) : null}
      </div>
      {children}
      <div {...part("actions")}>
        <a className={button.primary} href="#contact-form">
          {text("carPage.contact")}
        </a>
        <a className={button.ghost} href="#contact-testdrive">
          {text("carPage.testDrive")}
        </a>
        <a {...part("quote")} href="#contact-quote">
          {text("carPage.quote")}
        </a>
      </div>
      {choice ? <div {...part("choice")}>{choice}</div> : null}
    </section>
  )
}

interface LoanFiguresProps {
  readonly example: RepresentativeExample
  readonly currency: string
  readonly site: SiteContext
}

/** Renders the effective rate, which is as prominent as the monthly cost, and the rest of the representative example. */
function LoanFigures({ example, currency, site }: LoanFiguresProps) {
  const { effectiveRate, warning, others } = formatLoanExample(example, currency, site)
  return (
    <>
      <span {...part("rate")}>{effectiveRate}</span>
      <span {...part("example")}>
        <strong>{warning}</strong> {others}
      </span>
    </>
  )
}

function CashPrice({ price, site }: { readonly price: CarPrice; readonly site: SiteContext }) {
  const { amount, currency, until, isFrom = false, vat, isVatDeductible = false } = price
  const { text, locale } = site
  const reduction = formatReduction(price, site)
  return (
    <div {...part("cash")}>
      <p {...part("label")}>{text(reduction ? "carPage.price.campaign" : "carPage.price.cash")}</p>
      <p {...part("amount", { campaign: reduction ? "" : undefined })}>
        {isFrom ? <span {...part("from")}>{text("carPage.price.from")} </span> : null}
        {formatMoney(amount, currency, locale)}
      </p>
      {reduction ? (
        <p {...part("before")}>
          <VisuallyHidden>{text("carPage.price.before")} </VisuallyHidden>
          <s>{reduction.former}</s> <strong>{reduction.saved}</strong>
        </p>
      ) : null}
      {reduction?.lowest ? <p {...part("note")}>{reduction.lowest}</p> : null}
      {reduction && until !== undefined ? (
        <p {...part("note")}>{text("carPage.price.until", { day: formatShortDay(until, locale) })}</p>
      ) : null}
      {vat !== undefined || isVatDeductible ? (
        <p {...part("note")}>
          {vat === undefined ? null : text(vat === "included" ? "carPage.price.vatIn" : "carPage.price.vatOut")}
          {isVatDeductible ? <span className={badge.quiet}>{text("carPage.price.vatBack")}</span> : null}
        </p>
      ) : null}
    </div>
  )
}

function SoldBox({ car: { price, soldOn, similar }, site }: Pick<PriceBoxProps, "car" | "site">) {
  const { text, locale } = site
  const hasSimilar = similar.length > 0
  return (
    <section {...part("root")} aria-labelledby="sold">
      <div {...part("prices")}>
        <h2 {...part("title")} id="sold">
          {text("carPage.sold.title")}
        </h2>
        {soldOn || price ? (
          <ul {...part("sale")}>
            {soldOn ? <li>{text("carPage.sold.on", { day: formatDay(soldOn, getMarket(site.name)) })}</li> : null}
            {price ? (
              <li>
                {text("carPage.sold.last", { price: formatMoney(price.amount, price.currency, locale) })}
                {price.vat === "excluded" ? ` ${text("stock.withoutVat")}` : null}
              </li>
            ) : null}
          </ul>
        ) : null}
        {hasSimilar ? <p {...part("text")}>{text("carPage.sold.text")}</p> : null}
      </div>
      <div {...part("actions")}>
        {hasSimilar ? (
          <a className={button.primary} href="#similar">
            {text("carPage.sold.see")}
          </a>
        ) : null}
        <a className={button.ghost} href="#contact-form">
          {text("carPage.contact")}
        </a>
      </div>
    </section>
  )
}

export function PriceBar({ car, site }: Omit<PriceBoxProps, "children" | "choice">) {
  const { price, state } = car
  const { text, locale } = site
  if (state === "sold" || price === null) return null
  const cheapest = findCheapest(price)
  return (
    <div {...part("bar")}>
      <p {...part("bar-price")}>
        <strong {...part("bar-amount", { campaign: formatReduction(price, site) ? "" : undefined })}>
          {price.isFrom ? `${text("carPage.price.from")} ` : null}
          {formatMoney(price.amount, price.currency, locale)}
        </strong>
        {cheapest ? (
          <span {...part("note")}>
            {text("carPage.price.from")} {formatMonthly(cheapest.amount, price.currency, site)}
          </span>
        ) : null}
      </p>
      <a className={button.primary} href="#contact-form">
        {text("carPage.contact")}
      </a>
    </div>
  )
}

/**
 * Finds the cheapest lease among those that treat VAT in the same way as the price. Loans are ignored, since a loan
 * would have to be shown with its complete example. Returns `null` if there is no such lease.
 */
function findCheapest({ monthly, vat }: CarPrice): CarPrice["monthly"][number] | null {
  const alike = monthly.filter(({ way }) => way === (vat === "excluded" ? "company" : "private"))
  return alike.reduce<(typeof alike)[number] | null>(
    (least, item) => (least && least.amount <= item.amount ? least : item),
    null,
  )
}

function formatMonthly(amount: number, currency: string, { text, locale }: SiteContext): string {
  return text("carPage.price.perMonth", { amount: formatMoney(amount, currency, locale) })
}

function formatShortDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(date)
}
