import { CheckIcon } from "@forecourt/ui-kit/icons"
import { getBookingTime, listServices } from "@forecourt/workshop-booking-machine"
import { lazy, Suspense } from "react"
import { createCalendarFile, startDownload } from "../flow/calendar-file.ts"
import { ReachedHeading } from "../flow/reached-heading.tsx"
import { buildDirections } from "../stock/dealership/directions-to.ts"
import button from "../styles/button.module.css"
import { getSlot } from "./booking.select.ts"
import css from "./confirmation.module.css"
import { formatSlotTime } from "./format-time.ts"
import type { StepProps } from "./step.types.ts"
import { Car, Costs } from "./summary.tsx"

const WorkshopMap = lazy(async () => ({ default: (await import("./workshop-map.tsx")).WorkshopMap }))

interface ConfirmationProps extends StepProps {
  readonly isReached: boolean
  readonly reload: () => void
}

/** Renders the confirmation of a booking. Spec 3 §2.1. */
export function Confirmation(props: ConfirmationProps) {
  const { snapshot, send, texts, heading, isReached, reload } = props
  const { location, bookingInfo } = snapshot.context.session
  const slot = getSlot(snapshot)
  const address = location && `${location.siteName}, ${location.address}`
  return (
    <div className={css.root}>
      <ReachedHeading className={css.title} heading={heading} isReached={isReached}>
        <CheckIcon />
        {texts.confirmed}
      </ReachedHeading>
      <dl className={css.facts}>
        {slot ? (
          <div>
            <dt>{texts.when}</dt>
            <dd className={css.when}>{formatSlotTime(slot, props)}</dd>
            {slot.isAllDay ? <dd className={css.note}>{texts.allDay}</dd> : null}
          </div>
        ) : null}
        {location ? (
          <div>
            <dt>{texts.workshop}</dt>
            <dd>{location.siteName}</dd>
            <dd className={css.note}>{location.address}</dd>
          </div>
        ) : null}
        <div>
          <dt>{texts.number}</dt>
          <dd>{bookingInfo?.id}</dd>
        </div>
      </dl>
      <p className={css.note}>{texts.messages}</p>
      <div className={css.actions}>
        {slot && location ? (
          <button className={button.primary} type="button" onClick={() => saveToCalendar(props)}>
            {texts.calendar}
          </button>
        ) : null}
        {address ? (
          <a className={button.ghost} href={buildDirections(address)} target="_blank" rel="noreferrer">
            {texts.directions}
          </a>
        ) : null}
      </div>
      {location ? (
        <Suspense fallback={<div className={css.map} />}>
          <WorkshopMap className={css.map} workshops={[location]} labels={texts.map} />
        </Suspense>
      ) : null}
      <div className={css.summary}>
        <Car {...props} />
        <Costs {...props} />
      </div>
      <button
        className={button.ghost}
        type="button"
        onClick={() => {
          send({ type: "BOOK_ANEW" })
          reload()
        }}
      >
        {texts.new}
      </button>
    </div>
  )
}

function saveToCalendar({ snapshot, locale, timeZone }: ConfirmationProps): void {
  const { location, bookingInfo, services = {} } = snapshot.context.session
  const { startsAt = "", isFullDay = false } = getBookingTime({ bookingInfo }) ?? {}
  const name = listServices(services)
    .map(([, service]) => service.name)
    .join(", ")
  const appointment = {
    bookingConfirmationId: bookingInfo?.id ?? "",
    services: [{ name, appointmentTime: startsAt, isFullDay, durationMinutes: bookingInfo?.durationMinutes }],
    workshop: { name: location?.siteName, address: location?.address },
  }
  startDownload(
    `${appointment.bookingConfirmationId}.ics`,
    createCalendarFile(appointment, { flow: "workshop-booking", timeZone, locale }),
  )
}
