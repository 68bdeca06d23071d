import { formatLongDay } from "@forecourt/calendar"
import type { TyreHotelConfirmation } from "@forecourt/tyre-hotel-machine"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { useEffect, useRef, useState } from "react"
import { getLevelBelow } from "../outline/level-below.ts"
import button from "../styles/button.module.css"
import { Fact } from "./facts.tsx"
import { Alert, type PageProps } from "./flow-page.tsx"
import css from "./pages.module.css"
import type { FlowTexts } from "./tyre-hotel.texts.ts"

export function Bookings({ snapshot, send, texts, locale, heading }: PageProps) {
  const { bookings, cancelled, userMessage } = snapshot.context
  const Heading = getLevelBelow(heading)
  const hasFailed = snapshot.matches({ loggedIn: "notCancelled" })
  const isCancelled = cancelled !== null && !hasFailed && !snapshot.matches({ loggedIn: "cancelling" })
  const status = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears together with the booking.
  useEffect(() => {
    if (isCancelled) status.current?.focus()
  }, [isCancelled])

  return (
    <>
      <p ref={status} className={css.status} role="status" tabIndex={-1}>
        {isCancelled ? texts["bookings.cancelled"] : null}
      </p>
      <Alert>{hasFailed ? (userMessage ?? texts.failed) : null}</Alert>
      {bookings.map((booking) => (
        <div key={booking.bookingConfirmationId} className={css.booking}>
          <Heading className={css.subheading}>{texts["bookings.title"]}</Heading>
          <dl className={css.facts}>
            <Fact name={texts["confirmation.when"]}>
              {booking.services.flatMap((service) => formatAppointments(service, texts, locale)).join(". ")}
            </Fact>
            <Fact name={texts["confirmation.where"]}>{booking.workshop.name}</Fact>
            <Fact name={texts["confirmation.number"]}>{booking.bookingConfirmationId}</Fact>
          </dl>
          <BookingButtons booking={booking} texts={texts} send={send} />
        </div>
      ))}
    </>
  )
}

interface BookingButtonsProps extends Pick<PageProps, "texts" | "send"> {
  readonly booking: TyreHotelConfirmation
}

export function BookingButtons({ booking, texts, send }: BookingButtonsProps) {
  const [isConfirming, setConfirming] = useState<boolean | null>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  // A visitor who keeps the booking continues where the question appeared.
  useEffect(() => {
    if (isConfirming === false) cancel.current?.focus()
  }, [isConfirming])
  if (isConfirming) return <Question booking={booking} texts={texts} send={send} onKeep={() => setConfirming(false)} />
  return (
    <div className={css.actions}>
      <button className={button.ghost} type="button" onClick={() => send({ type: "CHANGE_BOOKING", booking })}>
        {texts["bookings.change"]}
      </button>
      <button ref={cancel} className={button.ghost} type="button" onClick={() => setConfirming(true)}>
        {texts["bookings.cancel"]}
      </button>
    </div>
  )
}

/** Renders a question in place of the cancel button, and moves the focus to the question. */
function Question({ booking, texts, send, onKeep }: BookingButtonsProps & { readonly onKeep: () => void }) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])

  return (
    <div>
      <p ref={question} className={css.strong} tabIndex={-1}>
        {texts["bookings.ask"]}
      </p>
      <div className={css.actions}>
        <button
          className={button.primary}
          type="button"
          onClick={() => send({ type: "CANCEL_BOOKING", bookingId: booking.bookingConfirmationId })}
        >
          {texts["bookings.confirm"]}
        </button>
        <button className={button.ghost} type="button" onClick={onKeep}>
          {texts["bookings.keep"]}
        </button>
      </div>
    </div>
  )
}

type Service = TyreHotelConfirmation["services"][number]

/** Formats the day and time, or only the day if a booking takes all day. Spec 3 §9.1. */
export function formatAppointments(
  { appointmentTime, appointmentDate, isFullDay }: Service,
  texts: FlowTexts,
  locale: string,
): readonly string[] {
  const moment = appointmentTime ?? appointmentDate
  const day = moment ? formatLongDay(moment, locale) : null
  const time = appointmentTime?.slice(11, 16) ?? ""
  if (!appointmentTime) return [...(day === null ? [] : [day]), texts["times.none"]]
  return [isFullDay || time === "" ? (day ?? "") : `${day} ${formatMessage(texts["times.at"], { time })}`]
}
