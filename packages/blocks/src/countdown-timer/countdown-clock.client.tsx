"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Countdown, type CountdownLabels } from "@forecourt/ui-kit/countdown"
import type { ReactNode } from "react"
import css from "./countdown-timer.module.css"

export interface CountdownClockProps {
  /** The end of the countdown, with its time zone offset. */
  readonly until: string
  readonly labels: Required<CountdownLabels>
  /** The content that replaces the counter afterwards, as the server rendered it. */
  readonly children?: ReactNode
}

/** Counts down by the visitor's clock, since cached HTML cannot contain the current time. The end is announced. */
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
