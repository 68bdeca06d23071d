"use client"

import { type ReactNode, useEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./countdown.module.css"
import { formatTwoDigits, getTimeLeft, type TimeLeft } from "./countdown-core.ts"
import { useSecondsLeft } from "./use-seconds-left.ts"

const part = anatomy("countdown", css)

const UNKNOWN = "––"

export interface CountdownLabels {
  /** The accessible name of the countdown. Defaults to the message `countdown.label`. */
  readonly label?: string
  /**
   * The text for the unit of days, for example "days". This text and the texts for the other units default to the
   * messages `countdown.days`, `countdown.hours`, `countdown.minutes` and `countdown.seconds`.
   */
  readonly days?: string
  readonly hours?: string
  readonly minutes?: string
  readonly seconds?: string
}

export interface CountdownState {
  /** The remaining seconds, rounded up. `null` until the current time is known. */
  readonly secondsLeft: number | null
  readonly isEnded: boolean
}

export interface CountdownRootProps extends PartProps<"div", CountdownState> {
  /**
   * The end of the countdown. A string must be an ISO date with an offset, for example `2026-11-27T00:00:00+01:00`.
   */
  readonly until: string | Date
  /**
   * The current time on the server, for pages that are rendered on every request. With this prop, the server-rendered
   * HTML contains the digits.
   */
  readonly now?: string | Date
  /** Called once when the countdown ends while the page is open. */
  readonly onEnd?: () => void
  readonly labels?: CountdownLabels
  /** The clock that provides the current time, as Unix time in milliseconds. Tests pass a fake clock. */
  readonly clock?: Clock
}

interface Countdown {
  readonly state: CountdownState
  readonly labels: CountdownLabels
}

const [CountdownContext, useCountdown] = createPartContext<Countdown>("Countdown")

/**
 * A countdown of days, hours, minutes and seconds, with two digits each. For assistive technology it is a timer, which
 * is read on request instead of being announced every second. The end is announced. Server and browser initially render
 * the same HTML, so there is no hydration mismatch. Without JavaScript, only the surrounding text is visible.
 * @see https://www.w3.org/TR/wai-aria-1.2/#timer
 */
export function Root({ until, now, onEnd, labels = {}, clock, ...props }: CountdownRootProps): ReactNode {
  const secondsLeft = useSecondsLeft(toMs(until), now === undefined ? undefined : toMs(now), clock)
  const last = useRef(secondsLeft)

  useEffect(() => {
    const isEnding = secondsLeft === 0 && Boolean(last.current)
    last.current = secondsLeft
    if (isEnding) onEnd?.()
  }, [secondsLeft, onEnd])

  const state = { secondsLeft, isEnded: secondsLeft === 0 }
  return (
    <CountdownContext value={{ state, labels }}>
      {renderPart("div", part("root", { ended: state.isEnded }), {}, props, state)}
    </CountdownContext>
  )
}

/** The container of the units. It is hidden after the countdown has ended. */
export function Timer(props: PartProps<"div", CountdownState>): ReactNode {
  const { state, labels } = useCountdown()
  const text = useText()
  const ownProps = { role: "timer", "aria-label": text("countdown.label", labels.label), hidden: state.isEnded }
  return renderPart("div", part("timer", { waiting: state.secondsLeft === null }), ownProps, props, state)
}

export interface CountdownUnitProps extends PartProps<"span", CountdownState> {
  readonly unit: keyof TimeLeft
}

/** A unit of the countdown, with its name below its digits. */
export function Unit({ unit, ...props }: CountdownUnitProps): ReactNode {
  const { state, labels } = useCountdown()
  const text = useText()
  const { secondsLeft } = state
  const children = (
    <>
      <span {...part("value")}>{secondsLeft === null ? UNKNOWN : formatTwoDigits(getTimeLeft(secondsLeft)[unit])}</span>{" "}
      <span {...part("name")}>{text(`countdown.${unit}`, labels[unit])}</span>
    </>
  )
  return renderPart("span", part("unit", { unit }), { children }, props, state)
}

/** The text that is displayed and announced when the countdown ends. */
export function End({ children, ...props }: PartProps<"p", CountdownState>): ReactNode {
  const { state } = useCountdown()
  const ownProps = { role: "status", children: state.isEnded ? children : null }
  return renderPart("p", part("end", { ended: state.isEnded }), ownProps, props, state)
}

function toMs(date: string | Date): number {
  return new Date(date).getTime()
}
