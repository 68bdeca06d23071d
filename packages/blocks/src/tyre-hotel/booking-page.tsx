import { formatLongDay } from "@forecourt/calendar"
import { getCurrentStep, getToday, getVehicle, isTimeLeftOpen } from "@forecourt/tyre-hotel-machine"
import { Calendar } from "@forecourt/ui-kit/calendar"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { TimeSlotGrid } from "@forecourt/ui-kit/time-slot-grid"
import { type FocusEvent, type ReactNode, useId, useState } from "react"
import { ReachedHeading } from "../flow/reached-heading.tsx"
import { RetryButton } from "../flow/retry-button.tsx"
import { useHasMoved } from "../flow/use-has-moved.ts"
import { getLevelBelow } from "../outline/level-below.ts"
import button from "../styles/button.module.css"
import link from "../styles/link.module.css"
import css from "./booking.module.css"
import { ContactForm } from "./contact-form.tsx"
import { Help } from "./facts.tsx"
import { Alert, FlowPage, type PageProps } from "./flow-page.tsx"
import pages from "./pages.module.css"

/** Renders the page on which visitors select a time and enter their contact details. Spec 3 §4.2. */
export function BookingPage(props: PageProps & { readonly timeZone: string }) {
  const { snapshot, send, texts, heading } = props
  const [isBrowsing, setBrowsing] = useState(false)
  const timeId = useId()
  const step = getCurrentStep(snapshot)
  const hasMoved = useHasMoved(step)
  const stepProps = { ...props, heading: getLevelBelow(heading), isReached: hasMoved }

  return (
    <FlowPage
      title={texts[snapshot.context.replaces === null ? "booking.title" : "booking.changeTitle"]}
      heading={heading}
      isReached={props.isReached}
    >
      {step === "day" ? <Days {...stepProps} /> : <ChosenDay {...stepProps} />}
      {step === "time" || (step === "contact" && isBrowsing) ? (
        <Times {...stepProps} isReached={hasMoved && !isBrowsing} onBrowsing={setBrowsing} />
      ) : (
        <ChosenTime {...stepProps} id={timeId} />
      )}
      {step === "contact" ? (
        <ContactForm {...stepProps} isReached={hasMoved && !isBrowsing} describedBy={timeId} />
      ) : null}
      <button className={button.ghost} type="button" onClick={() => send({ type: "BACK" })}>
        {texts.back}
      </button>
    </FlowPage>
  )
}

function Days({ snapshot, send, texts, locale, heading, isReached }: PageProps) {
  const location = getVehicle(snapshot)?.location
  const hasFailed = snapshot.matches({ booking: "datesFailed" })
  const hasNone = snapshot.matches({ booking: "noDates" })
  const { day, opensAt, taken } = snapshot.context

  return (
    <div className={css.step}>
      <ReachedHeading className={pages.subheading} heading={heading} isReached={isReached}>
        {texts["dates.title"]}
      </ReachedHeading>
      <Alert>{taken === "day" ? texts["dates.taken"] : null}</Alert>
      <Calendar.Root
        className={css.calendar}
        available={snapshot.context.days}
        locale={locale}
        today={getToday(snapshot.context)}
        status={snapshot.matches({ booking: "datesLoading" }) ? "loading" : hasFailed ? "failed" : "ready"}
        // A visitor who returns to this step can choose the same day again.
        value={null}
        opensAt={day ?? opensAt ?? undefined}
        onValueChange={(day) => day !== null && send({ type: "CHOOSE_DAY", day })}
        labels={{
          label: texts["dates.title"],
          previous: texts["calendar.previous"],
          next: texts["calendar.next"],
        }}
      >
        <Calendar.Header>
          <Calendar.Previous />
          <Calendar.Heading />
          <Calendar.Next />
        </Calendar.Header>
        <Calendar.Grid />
        <Calendar.Loading className={css.loading}>{texts["dates.loading"]}</Calendar.Loading>
        <Calendar.Empty>{texts["dates.none"]}</Calendar.Empty>
      </Calendar.Root>
      {hasNone ? <Help texts={texts} phone={location?.phone} email={location?.email} /> : null}
      <Failure isShown={hasFailed} text={texts["dates.failed"]} retryLabel={texts["dates.retry"]} send={send} />
    </div>
  )
}

function ChosenDay({ snapshot, send, texts, locale }: PageProps) {
  return (
    <Chosen name={texts["dates.chosen"]} change={texts["dates.change"]} onChange={() => send({ type: "CHANGE_DAY" })}>
      {formatLongDay(snapshot.context.day ?? "", locale)}
    </Chosen>
  )
}

interface TimesProps extends PageProps {
  /**
   * Called with true when the visitor moves through the times with the arrow keys, which select a time with each key
   * press. Called with false when the visitor selects a time in another way, or when the focus leaves the times.
   */
  readonly onBrowsing: (isBrowsing: boolean) => void
}

function Times({ snapshot, send, texts, heading, isReached, onBrowsing }: TimesProps) {
  const { slots, slot, taken } = snapshot.context
  const isLoading = snapshot.matches({ booking: "timesLoading" })

  function handleLeave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBrowsing(false)
  }

  return (
    <div className={css.step}>
      <ReachedHeading className={pages.subheading} heading={heading} isReached={isReached}>
        {texts["times.title"]}
      </ReachedHeading>
      <Alert>{taken === "time" ? texts["times.taken"] : null}</Alert>
      <p className={css.loading} role="status">
        {isLoading ? texts["times.loading"] : null}
      </p>
      {slots.length > 0 && !isLoading ? (
        <TimeSlotGrid.Root
          times={slots.map(({ time }) => time)}
          // A visitor who returns to this step can choose the same time again.
          value={getCurrentStep(snapshot) === "contact" ? (slot?.time ?? null) : null}
          onValueChange={(time, { reason }) => {
            onBrowsing(reason === "key")
            const chosen = slots.find((offered) => offered.time === time)
            if (chosen) send({ type: "CHOOSE_SLOT", start: chosen.start })
          }}
          onBlur={handleLeave}
          labels={{ label: texts["times.title"] }}
        />
      ) : null}
      <Failure
        isShown={snapshot.matches({ booking: "timesFailed" })}
        text={texts["times.failed"]}
        retryLabel={texts["dates.retry"]}
        send={send}
      />
    </div>
  )
}

/** Renders the selected time. If there is none, renders a note that the garage will suggest a time. */
function ChosenTime({ snapshot, send, texts, id }: PageProps & { readonly id: string }) {
  const { slot } = snapshot.context
  if (slot)
    return (
      <Chosen
        id={id}
        name={texts["times.chosen"]}
        change={texts["times.change"]}
        onChange={() => send({ type: "CHANGE_SLOT" })}
      >
        {formatMessage(texts["times.at"], { time: slot.time })}
      </Chosen>
    )
  return isTimeLeftOpen(snapshot) ? (
    <p id={id} className={css.chosen}>
      <strong>{texts["times.none"]}</strong>
    </p>
  ) : null
}

interface ChosenProps {
  readonly id?: string
  readonly name: string
  readonly change: string
  readonly onChange: () => void
  readonly children: ReactNode
}

function Chosen({ id, name, change, onChange, children }: ChosenProps) {
  return (
    <div className={css.chosen}>
      <p id={id}>
        <span className={css.name}>{name}</span> <span className={css.value}>{children}</span>
      </p>
      <button className={link.link} type="button" onClick={onChange}>
        {change}
      </button>
    </div>
  )
}

interface FailureProps extends Pick<PageProps, "send"> {
  readonly isShown: boolean
  readonly text: string
  readonly retryLabel: string
}

function Failure({ isShown, text, retryLabel, send }: FailureProps) {
  return (
    <>
      <Alert>{isShown ? text : null}</Alert>
      {isShown ? <RetryButton onRetry={() => send({ type: "RETRY" })}>{retryLabel}</RetryButton> : null}
    </>
  )
}
