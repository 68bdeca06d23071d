import type { TyreHotelConfirmation } from "@forecourt/tyre-hotel-machine"
import { CheckIcon } from "@forecourt/ui-kit/icons"
import { createCalendarFile, startDownload } from "../flow/calendar-file.ts"
import { getLevelBelow } from "../outline/level-below.ts"
import button from "../styles/button.module.css"
import { BookingButtons, formatAppointments } from "./bookings.tsx"
import { Fact, Help } from "./facts.tsx"
import { FlowPage, type PageProps } from "./flow-page.tsx"
import css from "./pages.module.css"
import { ReviewForm } from "./review-form.tsx"

/** Renders the booking and a form to rate it. Spec 3 §2.4, §9.1. */
export function ConfirmationPage(props: PageProps & { readonly timeZone: string }) {
  const { snapshot, send, texts, locale, timeZone, heading, isReached } = props
  const { confirmation } = snapshot.context.session
  if (confirmation === undefined) return null
  const { customerBase, services, workshop, freeText } = confirmation

  return (
    <FlowPage title={texts["confirmation.title"]} heading={heading} isReached={isReached} mark={<CheckIcon />}>
      <dl className={css.facts}>
        {services.map((service, index) => (
          // A service has no identity except its position.
          <Booked key={index.toString()} service={service} texts={texts} locale={locale} />
        ))}
        <Fact name={texts["confirmation.number"]}>{confirmation.bookingConfirmationId}</Fact>
        <Fact name={texts["confirmation.where"]}>
          <Lines>{[workshop.name, workshop.address]}</Lines>
        </Fact>
        <Fact name={texts["confirmation.contact"]}>
          <Lines>
            {[
              [customerBase.firstName, customerBase.lastName].filter(Boolean).join(" "),
              customerBase.phoneMobile,
              customerBase.email,
            ]}
          </Lines>
        </Fact>
        <Fact name={texts["confirmation.comment"]}>{freeText}</Fact>
      </dl>
      <Help texts={texts} phone={workshop.phoneNumber} email={workshop.email} />
      <div className={css.actions}>
        <button
          className={button.primary}
          type="button"
          onClick={() =>
            startDownload(
              `${confirmation.bookingConfirmationId}.ics`,
              createCalendarFile(confirmation, { flow: "tyre-hotel", timeZone, locale }),
            )
          }
        >
          {texts["confirmation.calendar"]}
        </button>
        <button className={button.ghost} type="button" onClick={() => send({ type: "SHOW", step: "loggedIn" })}>
          {texts["confirmation.tyres"]}
        </button>
      </div>
      <BookingButtons booking={confirmation} texts={texts} send={send} />
      <ReviewForm {...props} heading={getLevelBelow(heading)} />
      <button className={button.ghost} type="button" onClick={() => send({ type: "LOG_OUT" })}>
        {texts["confirmation.otherCar"]}
      </button>
    </FlowPage>
  )
}

interface BookedProps extends Pick<PageProps, "texts" | "locale"> {
  readonly service: TyreHotelConfirmation["services"][number]
}

function Booked({ service, texts, locale }: BookedProps) {
  return (
    <>
      <Fact name={texts["confirmation.service"]}>{service.name}</Fact>
      <Fact name={texts["confirmation.when"]}>
        <Lines className={css.day}>{formatAppointments(service, texts, locale)}</Lines>
      </Fact>
    </>
  )
}

interface LinesProps {
  readonly className?: string | undefined
  readonly children: readonly (string | null | undefined)[]
}

function Lines({ className = "", children }: LinesProps) {
  return children.filter(Boolean).map((line) => (
    <span key={line} className={`${css.line} ${className}`}>
      {line}
    </span>
  ))
}
