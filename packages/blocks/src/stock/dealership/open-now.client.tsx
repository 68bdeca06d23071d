"use client"

import { wallTimeOf } from "@forecourt/calendar"
import { islandRoot } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { useEffect, useState } from "react"
import type { Schedule } from "./dealership.types.ts"
import type { OpenNowTexts } from "./open-now.texts.ts"
import css from "./opening-now.module.css"
import { OpeningNow, VacationNotice } from "./opening-now.tsx"

const part = anatomy("open-now", css)

/** How often one looks at the clock, in milliseconds. */
const LOOK_MS = 60_000

export interface OpenNowProps {
  readonly schedule: Schedule
  readonly timeZone: string
  readonly locale: string
  readonly texts: OpenNowTexts
  /** Whether a vacation is told of while it lasts. Spec 2 §4. */
  readonly showsVacation?: boolean
}

/** Whether a place is open now, by its own clock: pages are kept, so the browser says it, and until then there is room. */
export function OpenNow({ schedule, timeZone, locale, texts, showsVacation = false }: OpenNowProps) {
  const [now, setNow] = useState<string | null>(null)

  useEffect(() => {
    const look = () => setNow(wallTimeOf(Date.now(), timeZone))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [timeZone])

  const site = { locale, text: (key: keyof OpenNowTexts, values = {}) => fillIn(texts[key] ?? "", values) }
  return (
    <div {...part("room")} {...islandRoot("OpenNow")}>
      <OpeningNow {...{ schedule, now, site }} />
      {showsVacation ? <VacationNotice {...{ schedule, now, site }} /> : null}
    </div>
  )
}
