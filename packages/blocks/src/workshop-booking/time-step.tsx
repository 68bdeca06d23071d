import { addDays } from "@forecourt/calendar"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { type Slot, WeekSelector } from "@forecourt/ui-kit/week-selector"
import { countWeeks, getFirstMonday } from "@forecourt/workshop-booking-machine"
import { type RefObject, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { ReachedHeading } from "../flow/reached-heading.tsx"
import { RetryButton } from "../flow/retry-button.tsx"
import { useHasMoved } from "../flow/use-has-moved.ts"
import { getLevelBelow } from "../outline/level-below.ts"
import button from "../styles/button.module.css"
import link from "../styles/link.module.css"
import { getSlot, toOffers } from "./booking.select.ts"
import { ContactForm } from "./contact-form.tsx"
import { formatSlotTime } from "./format-time.ts"
import { Problem } from "./problem.tsx"
import type { StepProps } from "./step.types.ts"
import css from "./time-step.module.css"
import { WorkshopList } from "./workshop-list.tsx"

/** Renders the step in which visitors select a garage and a time. Spec 3 §2.1, §4.1. */
export function TimeStep(props: StepProps) {
  const { location } = props.snapshot.context.session
  const isReached = useHasMoved(location?.departmentId ?? "list")
  return location === undefined ? (
    <WorkshopList {...props} isReached={isReached} />
  ) : (
    <Times key={location.departmentId} {...props} isReached={isReached} />
  )
}

/** The number of times of a day that are shown at first. */
const VISIBLE_TIMES = 6

function Times(props: StepProps & { readonly isReached: boolean }) {
  const { snapshot, send, texts, heading, isReached } = props
  const { session, messages } = snapshot.context
  const { siteName = "", address } = session.location ?? {}
  const grid = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const slot = getSlot(snapshot)
  // A visitor who has chosen the first time of a workshop does not need the calendar.
  const [isCalendarOpen, setCalendarOpen] = useState(slot === null)
  if (slot === null && !isCalendarOpen) setCalendarOpen(true)
  const [isFirst] = useState(isReached && slot !== null)
  // Someone else has the time that the visitor chose.
  const isRefused = messages.createHold !== undefined

  useEffect(() => {
    if (isFirst) goToForm(form.current)
  }, [isFirst])

  return (
    <div className={css.parts}>
      <div className={css.part}>
        <div className={css.chosen}>
          <ReachedHeading className={css.title} heading={getLevelBelow(heading)} isReached={isReached && slot === null}>
            {formatMessage(texts.times, { name: siteName })}
          </ReachedHeading>
          <p className={css.muted}>{address}</p>
          <button className={link.link} type="button" onClick={() => send({ type: "CHANGE_TIME" })}>
            {texts["time.change"]}
          </button>
        </div>
        {/* The element is rendered empty, so that its text is announced when it appears. */}
        <Problem text={isRefused ? (messages.createHold ?? texts.failed) : null} />
        {isCalendarOpen ? <Calendar {...props} ref={grid} /> : null}
        {!isCalendarOpen && slot !== null ? (
          <div className={css.taken}>
            <ChosenTime {...props} slot={slot} />
            <button
              className={button.ghost}
              type="button"
              onClick={() => {
                flushSync(() => setCalendarOpen(true))
                setFocusOnTimes(grid.current)
              }}
            >
              {texts["times.other"]}
            </button>
          </div>
        ) : null}
        {isCalendarOpen && slot !== null ? (
          <div className={css.bar}>
            <ChosenTime {...props} slot={slot} />
            <button
              className={button.primary}
              type="button"
              onClick={() => {
                flushSync(() => setCalendarOpen(false))
                goToForm(form.current)
              }}
            >
              {texts["time.next"]}
            </button>
          </div>
        ) : null}
      </div>
      {slot !== null || isRefused || messages.createBooking !== undefined ? (
        <div ref={form} className={css.contact}>
          <ContactForm {...props} onTimeMissing={() => setFocusOnTimes(grid.current)} />
        </div>
      ) : null}
    </div>
  )
}

function ChosenTime({ slot, texts, locale }: StepProps & { readonly slot: Slot }) {
  return (
    <p className={css.when}>
      {formatSlotTime(slot, { locale, texts })}
      {slot.isAllDay ? <span className={css.muted}> {texts.allDay}</span> : null}
    </p>
  )
}

function Calendar({ ref, ...props }: StepProps & { readonly ref: RefObject<HTMLDivElement | null> }) {
  const { snapshot, send, texts } = props
  const { days, isLastDay, week, today, loads } = snapshot.context
  const first = getFirstMonday(snapshot)
  const last = days.at(-1)
  const hasFailed = loads.times === "failed"
  return (
    <>
      <Problem text={hasFailed ? texts.failed : null} />
      {hasFailed ? (
        <RetryButton onRetry={() => send({ type: "RETRY" })}>{texts.retry}</RetryButton>
      ) : (
        <>
          <WeekSelector.Root
            ref={ref}
            days={toOffers(days)}
            from={today < first ? first : today}
            {...(last !== undefined && isLastDay && { to: last.date })}
            visibleTimes={VISIBLE_TIMES}
            isLoading={loads.times === "loading"}
            week={addDays(first, week * 7)}
            onWeekChange={(monday) => send({ type: "SHOW_WEEK", week: countWeeks(first, monday) })}
            value={getSlot(snapshot)}
            onValueChange={(chosen) => {
              if (chosen === null) return
              const { day, time, isAllDay } = chosen
              send({ type: "CHOOSE_TIME", day, time: isAllDay ? null : time })
            }}
          />
          <p className={css.muted}>{texts.allDay}</p>
        </>
      )}
    </>
  )
}

/** Scrolls to the contact form and focuses its first field. */
function goToForm(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: "start", behavior: "instant" })
  form?.querySelector("input")?.focus({ preventScroll: true })
}

/** Moves the focus to the times. It is also used when the visitor submits the form without having selected a time. */
function setFocusOnTimes(grid: HTMLElement | null): void {
  const chosen = grid?.querySelector<HTMLElement>("input:checked")
  const first = chosen ?? grid?.querySelector<HTMLElement>("input[type=radio], button")
  first?.focus()
}
