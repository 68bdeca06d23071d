"use client"

import type { Weekday } from "@forecourt/calendar"
import { islandRoot } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useState } from "react"
import type { Schedule } from "../stock/dealership/dealership.types.ts"
import css from "./contact-choices.module.css"
import { opensOnWeekday, type Place, stateAt } from "./contact-choices.rules.ts"

const part = anatomy("contact-choices", css)
const ROOT = islandRoot("OpeningState")
const MINUTE_MS = 60_000

/** Texts in which `{time}` is replaced. */
export interface OpeningTexts {
  readonly open: string
  readonly closed: string
  readonly openUntil: string
  readonly opensToday: string
  readonly opensOn: Readonly<Record<Weekday, string>>
}

export interface OpeningStateProps {
  readonly schedule: Schedule
  readonly place: Place
  /** Times of the schedule as the page's language writes them, by `08:00`. */
  readonly times: Readonly<Record<string, string>>
  readonly texts: OpeningTexts
}

/**
 * Whether it is open now, on the clock of the place. The server knows no time, as pages are kept: until the script
 * comes there is nothing, and the hours below say it.
 */
export function OpeningState({ schedule, place, times, texts }: OpeningStateProps) {
  const now = useMinute()
  const opening = now === null ? null : stateAt(schedule, place, now)
  if (now === null || opening === null) return <p {...ROOT} {...part("state")} />

  const say = (text: string, time: string) => text.replace("{time}", times[time] ?? time)
  if (opening.isOpen) {
    return (
      <p {...ROOT} {...part("state", { open: true })}>
        <strong {...part("now")}>{texts.open}</strong> <span>{say(texts.openUntil, opening.closes)}</span>
      </p>
    )
  }
  const weekday = opening.opensOn && opensOnWeekday(opening.opensOn, place, now)
  return (
    <p {...ROOT} {...part("state", { closed: true })}>
      <strong {...part("now")}>{texts.closed}</strong>{" "}
      {opening.opensOn === null ? null : (
        <span>{say(weekday ? texts.opensOn[weekday] : texts.opensToday, opening.opens)}</span>
      )}
    </p>
  )
}

/** The time, anew with every minute and when the visitor comes back to the page; `null` before the page is alive. */
function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const moment = Date.now()
      setNow(moment)
      timer = setTimeout(look, MINUTE_MS - (moment % MINUTE_MS))
    }
    look()
    document.addEventListener("visibilitychange", look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [])
  return now
}
