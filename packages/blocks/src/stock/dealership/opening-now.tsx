import {
  type CalendarDay,
  findVacation,
  formatLongDay,
  getOpening,
  getWeekday,
  type OpeningSchedule,
  type WallTime,
} from "@forecourt/calendar"
import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { formatTime } from "./format-time.ts"
import { ON_WEEKDAY } from "./on-weekday.ts"
import css from "./opening-now.module.css"

const part = anatomy("opening-now", css)

interface OpeningNowProps {
  readonly schedule: OpeningSchedule
  /** The current local time at the place. If it is `null`, nothing is rendered. */
  readonly now: WallTime | null
  readonly site: Pick<SiteContext, "text" | "locale">
}

export function OpeningNow({ schedule, now, site }: OpeningNowProps) {
  if (now === null) return null
  const { text, locale } = site
  const opening = getOpening(schedule, now)
  if (opening === null) return null
  if (opening.isOpen) {
    return (
      <p {...part("root", { open: "" })}>
        <strong {...part("state")}>{text("dealership.open")}</strong>{" "}
        {opening.closes === null ? null : (
          <span {...part("when")}>{text("dealership.openUntil", { time: formatTime(opening.closes, locale) })}</span>
        )}
      </p>
    )
  }
  return (
    <p {...part("root")}>
      <strong {...part("state")}>{text("dealership.closed")}</strong>{" "}
      {opening.opensOn === null ? null : (
        <span {...part("when")}>
          {opening.opensOn === now.slice(0, 10)
            ? text("dealership.opensToday", { time: formatTime(opening.opens, locale) })
            : text("dealership.opensOn", {
                day: formatNearDay(opening.opensOn, now, site),
                time: formatTime(opening.opens, locale),
              })}
        </span>
      )}
    </p>
  )
}

/** Renders a notice that a place is closed for a holiday or a season. Spec 2 §4. */
export function VacationNotice({ schedule, now, site }: OpeningNowProps) {
  const vacation = now && findVacation(schedule, now)
  if (!vacation) return null
  const { title, from, to, lines } = vacation
  const words = site.text("dealership.vacation", {
    from: formatDayAndMonth(from, site.locale),
    to: formatDayAndMonth(to, site.locale),
  })
  return (
    <p {...part("vacation")}>
      <strong>{title}</strong> {words}
      {lines.map(({ days, hours }) => (
        <span key={days} {...part("vacation-hours")}>
          {lines.length === 1 ? hours : `${days}: ${hours}`}
        </span>
      ))}
    </p>
  )
}

function formatNearDay(day: CalendarDay, now: string, { text, locale }: OpeningNowProps["site"]): string {
  const DAY_MS = 86_400_000
  const days = (Date.parse(day) - Date.parse(now.slice(0, 10))) / DAY_MS
  return days >= 7 ? formatLongDay(day, locale) : text(ON_WEEKDAY[getWeekday(day)])
}

function formatDayAndMonth(day: CalendarDay, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(day))
}
