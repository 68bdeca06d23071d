import { addDays } from "@forecourt/calendar"
import { getMonday } from "@forecourt/calendar/weeks-and-months"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { WeekSelector } from "@forecourt/ui-kit/week-selector"
import { countWeeks } from "@forecourt/workshop-booking-machine"
import { useRef } from "react"
import { ReachedHeading } from "../flow/reached-heading.tsx"
import { RetryButton } from "../flow/retry-button.tsx"
import { useHasMoved } from "../flow/use-has-moved.ts"
import { getLevelBelow } from "../outline/level-below.ts"
import link from "../styles/link.module.css"
import { getSlot, toOffers } from "./booking.select.ts"
import { ContactForm } from "./contact-form.tsx"
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

function Times(props: StepProps & { readonly isReached: boolean }) {
  const { snapshot, send, texts, heading, isReached } = props
  const { session, days, isLastDay, week, today, messages, loads } = snapshot.context
  const { siteName = "", address } = session.location ?? {}
  const grid = useRef<HTMLDivElement>(null)
  const slot = getSlot(snapshot)
  const hasFailed = loads.times === "failed"
  // Someone else has the time that the visitor chose.
  const isRefused = messages.createHold !== undefined
  const begin = getMonday(today)
  const last = days.at(-1)
  return (
    <div className={css.parts}>
      <div className={css.part}>
        <div className={css.chosen}>
          <ReachedHeading className={css.title} heading={getLevelBelow(heading)} isReached={isReached}>
            {formatMessage(texts.times, { name: siteName })}
          </ReachedHeading>
          <p className={css.muted}>{address}</p>
          <button className={link.link} type="button" onClick={() => send({ type: "CHANGE_TIME" })}>
            {texts["time.change"]}
          </button>
        </div>
        {/* The element is rendered empty, so that its text is announced when it appears. */}
        <Problem text={hasFailed ? texts.failed : isRefused ? (messages.createHold ?? texts.failed) : null} />
        {hasFailed ? (
          <RetryButton onRetry={() => send({ type: "RETRY" })}>{texts.retry}</RetryButton>
        ) : (
          <>
            <WeekSelector.Root
              ref={grid}
              days={toOffers(days)}
              from={today}
              {...(last !== undefined && isLastDay && { to: last.date })}
              isLoading={loads.times === "loading"}
              week={addDays(begin, week * 7)}
              onWeekChange={(monday) => send({ type: "SHOW_WEEK", week: countWeeks(begin, monday) })}
              value={slot}
              onValueChange={(chosen) => {
                if (chosen === null) return
                const { day, time, isAllDay } = chosen
                send({ type: "CHOOSE_TIME", day, time: isAllDay ? null : time })
              }}
            />
            <p className={css.muted}>{texts.allDay}</p>
          </>
        )}
      </div>
      {slot !== null || isRefused || messages.createBooking !== undefined ? (
        <ContactForm {...props} onTimeMissing={() => setFocusOnTimes(grid.current)} />
      ) : null}
    </div>
  )
}

/** Moves the focus to the times. It is used when the visitor submits the form without having selected a time. */
function setFocusOnTimes(grid: HTMLElement | null): void {
  grid?.querySelector<HTMLElement>("input[type=radio], button")?.focus()
}
