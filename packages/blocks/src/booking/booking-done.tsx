import { CheckIcon } from "@forecourt/ui-kit/icons"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import button from "../styles/button.module.css"
import type { BookingTexts } from "./booking.texts.ts"
import type { Booked, BookingChoices, BookingOffer } from "./booking.types.ts"
import css from "./booking-done.module.css"
import { BookingSummary, whenText } from "./booking-summary.tsx"

interface BookingDoneProps {
  readonly texts: BookingTexts
  readonly locale: string
  readonly offer: BookingOffer
  readonly choices: BookingChoices
  readonly booked: Booked
}

/** That the time is booked, with everything one wants to keep. Spec 3 §2.1. */
export function BookingDone({ texts, locale, offer, choices, booked }: BookingDoneProps) {
  const { slot } = choices
  const workshop = offer.workshops.find(({ id }) => id === choices.workshop)
  return (
    <div className={css.root}>
      <div className={css.head} role="status">
        <CheckIcon />
        <h2 className={css.title}>{texts.confirmed}</h2>
        <p className={css.text}>{fillIn(texts["confirmed.text"], { email: booked.contact.email })}</p>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{texts.number}</dt>
          <dd>{booked.number}</dd>
        </div>
        {slot ? (
          <div>
            <dt>{texts.when}</dt>
            <dd>{whenText(slot, locale)}</dd>
            {slot.isAllDay ? <dd className={css.note}>{texts.allDay}</dd> : null}
          </div>
        ) : null}
        {workshop ? (
          <div>
            <dt>{texts.workshop}</dt>
            <dd>
              {workshop.name}
              <a className={css.link} href={booked.directionsHref}>
                {workshop.address}
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
      <BookingSummary {...{ texts, locale, offer, choices: { ...choices, workshop: null } }} />
      <a className={`${button.ghost} ${css.new}`} href="?">
        {texts.new}
      </a>
    </div>
  )
}
