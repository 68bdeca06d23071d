"use client"

import { type OpeningSchedule, toWallTime } from "@forecourt/calendar"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
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
  /** True to show a notice while the place is closed for a holiday. Spec 2 §4. */
  readonly showsVacation?: boolean
}

/** Renders a note that states whether a place is open. The note is computed in the browser, since pages are cached. */
export function OpenNow({ schedule, timeZone, locale, texts, showsVacation = false }: OpenNowProps) {
  const minute = useMinute()
  const now = minute === null ? null : toWallTime(minute, timeZone)
  const site = { locale, text: (key: keyof OpenNowTexts, values = {}) => formatMessage(texts[key] ?? "", values) }
  return (
    <div {...part("room")} {...getIslandRootProps("OpenNow")}>
      <OpeningNow schedule={schedule} now={now} site={site} />
      {showsVacation ? <VacationNotice schedule={schedule} now={now} site={site} /> : null}
    </div>
  )
}

/** Returns the current time, updated every minute, or `null` before hydration. */
function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const updateOpening = () => {
      clearTimeout(timer)
      const moment = Date.now()
      setNow(moment)
      timer = setTimeout(updateOpening, MINUTE_MS - (moment % MINUTE_MS))
    }
    updateOpening()
    document.addEventListener("visibilitychange", updateOpening)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", updateOpening)
    }
  }, [])
  return now
}
