"use client"

import { createContext, type ReactNode, useEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./countdown.module.css"
import { formatTwoDigits, getTimeLeft, type TimeLeft } from "./countdown-core.ts"
import { useSecondsLeft } from "./use-seconds-left.ts"

const part = anatomy("countdown", css)

/** Stands in two digits' place until the visitor's own clock is known. */
const UNKNOWN = "––"

export interface CountdownLabels {
  /** Name of the countdown. Message `countdown.label`. */
  readonly timer?: string
  /** Under the days, and so on. Messages `countdown.days`, `countdown.hours`, `countdown.minutes`, `countdown.seconds`. */
  readonly days?: string
  readonly hours?: string
  readonly minutes?: string
  readonly seconds?: string
}

export interface CountdownState {
  /** Whole seconds; `null` until the visitor's own clock is known. */
  readonly secondsLeft: number | null
  readonly isEnded: boolean
}

export interface CountdownRootProps extends PartProps<"div", CountdownState> {
  /** When it ends: an ISO date with its offset, for example `2026-11-27T00:00:00+01:00`. */
  readonly until: string | Date
  /** The server's time, when the page is rendered for every visitor anew; then the digits are in its HTML. */
  readonly now?: string | Date
  /** Called once, when it ends before the visitor's eyes. */
  readonly onEnd?: () => void
  readonly labels?: CountdownLabels
  /** A clock whose `now` counts from 1970. */
  readonly clock?: Clock
}

interface Countdown {
  readonly state: CountdownState
  readonly labels: CountdownLabels
}

const CountdownContext = createContext<Countdown | null>(null)

/**
 * Days, hours, minutes and seconds until something, two digits each.
 *
 * A timer for assistive technology, which reads it when asked and not every second. The end is said. Server and
 * browser render the same at first, so nothing is mismatched; without JavaScript only the words around it are there.
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

/** Holds the units. Gone when it has ended. */
export function Timer(props: PartProps<"div", CountdownState>): ReactNode {
  const { state, labels } = useCountdown()
  const text = useText()
  const own = { role: "timer", "aria-label": text("countdown.label", labels.timer), hidden: state.isEnded }
  return renderPart("div", part("timer", { waiting: state.secondsLeft === null }), own, props, state)
}

export interface CountdownUnitProps extends PartProps<"span", CountdownState> {
  readonly unit: keyof TimeLeft
}

/** One of the four: its digits over its name. */
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

/** What is said and shown when it has ended; empty until then. */
export function End({ children, ...props }: PartProps<"p", CountdownState>): ReactNode {
  const { state } = useCountdown()
  const own = { role: "status", children: state.isEnded ? children : null }
  return renderPart("p", part("end", { ended: state.isEnded }), own, props, state)
}

function toMs(date: string | Date): number {
  return new Date(date).getTime()
}

function useCountdown(): Countdown {
  return usePartContext(CountdownContext, "Countdown")
}
