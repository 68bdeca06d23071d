import { isReachable, isTimeLeftOpen, vehicleOf } from "@forecourt/tyre-hotel-machine"
import { Calendar } from "@forecourt/ui-kit/calendar"
import { ContactFields, type ContactValues } from "@forecourt/ui-kit/contact-fields"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { TimeSlotGrid } from "@forecourt/ui-kit/time-slot-grid"
import { useState } from "react"
import button from "../looks/button.module.css"
import { Alert, FlowPage, Help, type PageProps, Subheading } from "./flow-page.tsx"
import css from "./tire-hotel.module.css"
import type { FlowTexts } from "./tire-hotel.texts.ts"

/** Day, time and whom to turn to. Spec 3 §4.2. */
export function BookingPage(props: PageProps) {
  const { snapshot, send, texts, locale } = props
  const { day, slot } = snapshot.context
  return (
    <FlowPage title={texts["booking.title"]} isReached>
      {day === null ? (
        <Days {...props} />
      ) : (
        <Chosen
          name={texts["dates.chosen"]}
          value={longDay(day, locale)}
          change={texts["dates.change"]}
          onChange={() => send({ type: "CHANGE_DAY" })}
        />
      )}
      {day !== null && slot === null ? <Times {...props} /> : null}
      {slot === null ? null : (
        <Chosen
          name={texts["times.chosen"]}
          value={fillIn(texts["times.at"], { time: slot.time })}
          change={texts["times.change"]}
          onChange={() => send({ type: "CHANGE_SLOT" })}
        />
      )}
      {isTimeLeftOpen(snapshot) ? <p>{texts["times.none"]}</p> : null}
      {snapshot.matches({ booking: "contact" }) || snapshot.matches({ booking: "submitting" }) ? (
        <Contact {...props} />
      ) : null}
      <button className={button.ghost} type="button" onClick={() => send({ type: "GO_BACK" })}>
        {texts.back}
      </button>
    </FlowPage>
  )
}

function Days({ snapshot, send, texts, locale }: PageProps) {
  const { days } = snapshot.context
  const location = vehicleOf(snapshot)?.location
  if (snapshot.matches({ booking: "noDates" }))
    return (
      <>
        <p>{texts["dates.none"]}</p>
        <Help texts={texts} phone={location?.phone} email={location?.email} />
      </>
    )
  if (snapshot.matches({ booking: "datesFailed" }))
    return (
      <>
        <Alert>{texts["dates.failed"]}</Alert>
        <Again texts={texts} onAgain={() => send({ type: "TRY_AGAIN" })} />
      </>
    )
  return (
    <Calendar.Root
      available={days}
      locale={locale}
      today={snapshot.context.today()}
      status={snapshot.matches({ booking: "datesLoading" }) ? "loading" : "ready"}
      value={null}
      onValueChange={(day) => day !== null && send({ type: "CHOOSE_DAY", day })}
      labels={{ label: texts["dates.title"] }}
    >
      <Calendar.Header />
      <Calendar.Grid />
      <Calendar.Loading>{texts["dates.loading"]}</Calendar.Loading>
    </Calendar.Root>
  )
}

function Times({ snapshot, send, texts }: PageProps) {
  const { slots } = snapshot.context
  if (snapshot.matches({ booking: "timesLoading" })) return <p role="status">{texts["times.loading"]}</p>
  if (snapshot.matches({ booking: "timesFailed" }))
    return (
      <>
        <Alert>{texts["times.failed"]}</Alert>
        <Again texts={texts} onAgain={() => send({ type: "TRY_AGAIN" })} />
      </>
    )
  if (!snapshot.matches({ booking: "timesShown" })) return null

  function choose(time: string | null) {
    const slot = slots.find((offered) => offered.time === time)
    if (slot) send({ type: "CHOOSE_SLOT", start: slot.start })
  }
  return (
    <TimeSlotGrid.Root
      times={slots.map(({ time }) => time)}
      value={null}
      onValueChange={choose}
      labels={{ label: texts["times.title"] }}
    />
  )
}

function Contact({ snapshot, send, texts }: PageProps) {
  const [values, setValues] = useState<ContactValues | null>(null)
  const details = {
    firstName: values?.firstName ?? "",
    lastName: values?.lastName ?? "",
    email: values?.email ?? "",
    phoneMobile: values?.phone ?? "",
    freeText: values?.comment ?? "",
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: "SUBMIT_BOOKING", details })
      }}
    >
      <Subheading>{texts["contact.title"]}</Subheading>
      <ContactFields.Root onValuesChange={setValues} labels={contactLabels(texts)} />
      <p className={css.note}>{texts.required}</p>
      <button className={button.primary} type="submit" disabled={!isReachable(details)}>
        {texts["booking.submit"]}
      </button>
      <Alert>{snapshot.context.words}</Alert>
    </form>
  )
}

function contactLabels(texts: FlowTexts) {
  return {
    firstName: texts["contact.firstName"],
    lastName: texts["contact.lastName"],
    phone: texts["contact.phone"],
    email: texts["contact.email"],
    comment: texts["contact.comment"],
    firstNameError: texts["contact.needed"],
    lastNameError: texts["contact.needed"],
    phoneError: texts["contact.phoneInvalid"],
    emailError: texts["contact.emailInvalid"],
  }
}

function Again({ texts, onAgain }: { readonly texts: FlowTexts; readonly onAgain: () => void }) {
  return (
    <button className={button.secondary} type="button" onClick={onAgain}>
      {texts["dates.retry"]}
    </button>
  )
}

interface ChosenProps {
  readonly name: string
  readonly value: string
  readonly change: string
  readonly onChange: () => void
}

function Chosen({ name, value, change, onChange }: ChosenProps) {
  return (
    <p className={css.chosen}>
      <span>
        {name}: <strong>{value}</strong>
      </span>
      <button className={css.change} type="button" onClick={onChange}>
        {change}
      </button>
    </p>
  )
}

export function longDay(day: string, locale: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    date,
  )
}
