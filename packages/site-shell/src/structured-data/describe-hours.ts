import { type DayHours, isIntervals, type OpeningSchedule, type Weekday } from "@forecourt/calendar"
import type { Thing } from "./graph.ts"

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const
const TYPE = { "@type": "OpeningHoursSpecification" }
const CLOSED = { opens: "00:00", closes: "00:00" }

/**
 * Creates the structured data for opening hours. A closed day is described as 00:00 to 00:00:
 * https://schema.org/openingHoursSpecification.
 */
export function createHoursThing(schedule: OpeningSchedule | null): Thing {
  if (schedule === null) return {}
  const week = createWeekThings(schedule.weekdays)
  const special = [
    ...schedule.deviations
      .filter(({ day }) => day.length === "2026-12-24".length)
      .flatMap(({ day, hours }) => createDayThings(hours, { validFrom: day, validThrough: day })),
    ...schedule.vacations.flatMap(({ from, to, weekdays }) => {
      const span = { validFrom: from, validThrough: to }
      const open = createWeekThings(weekdays)
      return open.length === 0 ? [{ ...TYPE, ...span, ...CLOSED }] : open.map((item) => ({ ...item, ...span }))
    }),
  ]
  return {
    ...(week.length > 0 && {
      openingHoursSpecification: [...week, { ...TYPE, dayOfWeek: ["PublicHolidays"], ...CLOSED }],
    }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

function createWeekThings(weekdays: OpeningSchedule["weekdays"]): Thing[] {
  const open = WEEK.flatMap((weekday) => {
    const hours = weekdays[weekday]
    return hours !== undefined && isIntervals(hours) ? hours.map((interval) => ({ weekday, interval })) : []
  })
  const alike = Map.groupBy(open, ({ interval }) => JSON.stringify(interval))
  return [...alike.values()].flatMap((days) => {
    const hours = days[0] ? [days[0].interval] : []
    return createDayThings(hours, { dayOfWeek: days.map(({ weekday }) => capitalise(weekday)) })
  })
}

/**
 * Creates the structured data for the opening hours of certain days. `24:00` is replaced by `23:59` for schema.org.
 */
function createDayThings(hours: DayHours, days: Thing): Thing[] {
  if (!isIntervals(hours)) return []
  if (hours.length === 0) return [{ ...TYPE, ...days, ...CLOSED }]
  return hours.map(({ opens, closes }) => ({ ...TYPE, ...days, opens, closes: closes === "24:00" ? "23:59" : closes }))
}

function capitalise(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1)
}
