import {
  type DayHours,
  isIntervals,
  type OpeningSchedule,
  WEEKDAYS,
  type WeekHours,
  type WrittenSchedule,
} from "@forecourt/calendar"
import { isDate, type WorkshopTables } from "./tables.ts"

type HoursRows = WorkshopTables["hours"]

/** Returns an error message for each row of hours whose cells do not fit together. */
export function findHoursProblems(rows: HoursRows): string[] {
  const vacations = new Map<string, string>()
  return rows.flatMap(({ where, row: { workshop, days, from, to, title } }) => {
    if (from === "" && to === "") return title === "" ? [] : [`${where}: title is only for vacations. Add from and to.`]
    if (from === "" || to < from)
      return [`${where}: a vacation is from ${from || "no day"} to ${to || "no day"}. Fix from and to.`]
    if (isDate(days)) return [`${where}: days of a vacation are weekdays. Write Mo-Su instead of ${days}.`]
    const vacation = `${from} ${to} ${title}`
    const first = vacations.get(workshop) ?? vacation
    vacations.set(workshop, first)
    return first === vacation
      ? []
      : [`${where}: workshop "${workshop}" has another vacation already. Keep one, and write days for the rest.`]
  })
}

/** Creates the opening hours of a workshop from the rows of a file. */
export function createSchedule(rows: readonly HoursRows[number]["row"][]): WrittenSchedule {
  const vacation = rows.filter(({ from }) => from !== "")
  const regular = rows.filter(({ from }) => from === "")
  const toRow = ({ days: day, hours: displayText }: (typeof rows)[number]) => ({ day, displayText })
  const [first] = vacation
  return {
    openinghours: regular.filter(({ days }) => !isDate(days)).map(toRow),
    deviationdays: regular
      .filter(({ days }) => isDate(days))
      .map(({ days, hours }) => ({ day: toDate(days), displayText: hours })),
    ...(first && {
      vacationdays: {
        vacationtitle: first.title,
        vacationstart: first.from,
        vacationend: first.to,
        days: vacation.map(toRow),
      },
    }),
  }
}

/** Lists the opening hours of a workshop as the rows of a file. */
export function listHoursRows(
  workshop: string,
  { weekdays, deviations, vacations }: OpeningSchedule,
  capacity: number,
): Record<string, string>[] {
  const createRow = (days: string, hours: DayHours, vacation = { from: "", to: "", title: "" }) => {
    const { from, to, title } = vacation
    return { workshop, days, hours: formatHours(hours, capacity), from, to, title }
  }
  return [
    ...listWeek(weekdays).map(([day, hours]) => createRow(day, hours)),
    ...deviations.map(({ day, hours }) => createRow(day, hours)),
    ...vacations.flatMap((vacation) => {
      const week = listWeek(vacation.weekdays)
      return week.length === 0
        ? [createRow("Mo-Su", [], vacation)]
        : week.map(([day, hours]) => createRow(day, hours, vacation))
    }),
  ]
}

function listWeek(week: WeekHours): (readonly [day: string, hours: DayHours])[] {
  return WEEKDAYS.flatMap((day) => {
    const hours = week[day]
    return hours === undefined ? [] : [[day, hours] as const]
  })
}

/** Formats hours so that they can be imported. Days that cannot be booked are closed. */
function formatHours(hours: DayHours, capacity: number): string {
  if (isIntervals(hours)) return hours.map(({ opens, closes }) => `${opens}-${closes}`).join(", ") || "closed"
  return hours.isByArrangement ? `${hours.visits ?? capacity} by arrangement` : "closed"
}

/** Formats a date for the opening hours, where a day of every year is written as `24/12`. */
function toDate(day: string): string {
  return day.length > 5 ? day : day.split("-").reverse().join("/")
}
