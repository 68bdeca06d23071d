"use client"

import { type OpeningSchedule, wallTimeOf } from "@forecourt/calendar"
import { islandRoot } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { useEffect, useState } from "react"
import type { OpenNowTexts } from "./open-now.texts.ts"
import css from "./opening-now.module.css"
import { OpeningNow, VacationNotice } from "./opening-now.tsx"

const part = anatomy("open-now", css)

const MINUTE_MS = 60_000

export interface OpenNowProps {
  readonly schedule: OpeningSchedule
  readonly timeZone: string
  readonly locale: string
  readonly texts: OpenNowTexts
  /** Whether a vacation is told of while it lasts. Spec 2 §4. */
  readonly showsVacation?: boolean
}

/** Whether a place is open now, by its own clock: pages are kept, so the browser says it, and until then there is room. */
export function OpenNow({ schedule, timeZone, locale, texts, showsVacation = false }: OpenNowProps) {
  const minute = useMinute()
  const now = minute === null ? null : wallTimeOf(minute, timeZone)
  const site = { locale, text: (key: keyof OpenNowTexts, values = {}) => fillIn(texts[key] ?? "", values) }
  return (
    <div {...part("room")} {...islandRoot("OpenNow")}>
      <OpeningNow {...{ schedule, now, site }} />
      {showsVacation ? <VacationNotice {...{ schedule, now, site }} /> : null}
    </div>
  )
}

/** Gets the time, anew with every minute and when the visitor comes back to the page; `null` before the page is alive. */
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
