import { longDay } from "@forecourt/calendar"
import type { Slot } from "@forecourt/ui-kit/week-selector"
import { formatMoney } from "../stock/money.ts"
import { chosenOf, sumOf } from "./booking.rules.ts"
import type { BookingTexts } from "./booking.texts.ts"
import type { BookingChoices, BookingOffer, Offering } from "./booking.types.ts"
import css from "./booking-summary.module.css"

interface BookingSummaryProps {
  readonly texts: BookingTexts
  readonly locale: string
  readonly offer: BookingOffer
  readonly choices: BookingChoices
}

/** What was chosen so far, and what it costs. Spec 3 §2.1, §9.1. */
export function BookingSummary({ texts, locale, offer, choices }: BookingSummaryProps) {
  const { plate, services, addOns, workshop, slot } = choices
  const chosen = [...chosenOf(offer.services, services), ...chosenOf(offer.addOns, addOns)]
  const where = offer.workshops.find(({ id }) => id === workshop)
  const hasCar = offer.car !== null && plate !== ""
  if (!hasCar && chosen.length === 0) return <p className={css.empty}>{texts["summary.empty"]}</p>
  return (
    <div className={css.root}>
      {offer.car && hasCar ? (
        <p>
          <span className={css.strong}>{offer.car.name}</span> <span className={css.plate}>{plate}</span>
        </p>
      ) : null}
      {chosen.length > 0 ? (
        <>
          <ul className={css.lines}>
            {chosen.map(({ code, name, price }) => (
              <li key={code} className={css.line}>
                <span>{name}</span>
                <span className={css.price}>
                  {price === null ? texts.priceMissing : formatMoney(price, offer.currency, locale)}
                </span>
              </li>
            ))}
          </ul>
          <p className={css.total}>
            <span>{texts.total}</span> <span className={css.amount}>{totalText(chosen, offer.currency, locale)}</span>
          </p>
        </>
      ) : null}
      {where ? (
        <p>
          <span className={css.strong}>{where.name}</span>
          {slot ? <span className={css.when}>{whenText(slot, locale)}</span> : null}
        </p>
      ) : null}
      {chosen.length > 0 ? <p className={css.note}>{texts["total.note"]}</p> : null}
    </div>
  )
}

/** The sum; with a star where something in it has no price yet. */
export function totalText(chosen: readonly Offering[], currency: string, locale: string): string {
  const { amount, isWhole } = sumOf(chosen)
  return `${formatMoney(amount, currency, locale)}${isWhole ? "" : "*"}`
}

/** `måndag 7 december 08:30`; of a whole day the day alone. */
export function whenText({ day, time, isAllDay }: Slot, locale: string): string {
  return isAllDay ? longDay(day, locale) : `${longDay(day, locale)} ${time}`
}
