"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Countdown, type CountdownLabels } from "@forecourt/ui-kit/countdown"
import type { ReactNode } from "react"
import css from "./countdown-timer.module.css"

export interface CountdownClockProps {
  /** The end of the countdown in ISO 8601, with its time zone offset. */
  readonly until: string
  readonly labels: Required<CountdownLabels>
  /** The server-rendered content that replaces the countdown at its end. */
  readonly children?: ReactNode
}

/**
 * Renders a countdown that uses the visitor's clock, since cached HTML cannot contain the current time. Screen readers
 * announce its end.
 */
export function CountdownClock({ until, labels, children }: CountdownClockProps) {
  return (
    <Countdown.Root until={until} labels={labels}>
      <Countdown.Timer {...getIslandRootProps("CountdownClock")} className={css.timer}>
        <Countdown.Unit unit="days" />
        <Countdown.Unit unit="hours" />
        <Countdown.Unit unit="minutes" />
        <Countdown.Unit unit="seconds" />
      </Countdown.Timer>
      <Countdown.End className={css.end} render={(props) => <p {...props}>{children}</p>} />
    </Countdown.Root>
  )
}
