import type { OpeningSchedule } from "@forecourt/contracts/search"
import type { Chance } from "../chance.ts"
import type { DepartmentName, Language } from "../language/language.types.ts"
import { LANGUAGES } from "../language/languages.ts"
import { MARKETS } from "../market/markets.ts"
import type { Site } from "../market/sites.ts"
import { remembered } from "../remembered.ts"
import { OTHER_DAYS, type OtherDay, VACATIONS } from "./days.ts"

type Hours = readonly [opens: string, closes: string] | null

/** The hours from Monday to Friday, on Saturday and on Sunday. */
type Week = readonly [weekday: Hours, saturday: Hours, sunday: Hours]

const SALES: Week = [["09:00", "18:00"], ["10:00", "15:00"], null]
const LATE_SALES: Week = [
  ["10:00", "19:00"],
  ["10:00", "16:00"],
  ["11:00", "15:00"],
]
const WORK: Week = [["07:00", "16:30"], null, null]
const LONG_WORK: Week = [["07:00", "18:00"], ["09:00", "13:00"], null]

/** A Monday, from which the names of weekdays are formatted. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY = 86_400_000

/** Creates the opening hours of a department: its week, special days, and for some workshops a vacation. */
export function scheduleOf(site: Site, department: DepartmentName, chance: Chance): OpeningSchedule {
  const language = LANGUAGES[site.language]
  const week = weekOf(site, department, chance)
  const rests = department === "workshop" && chance.comes(0.3)
  return {
    openinghours: [0, 1, 2, 3, 4, 5, 6].map((day) => dayHours(site, language, week, day)),
    deviationdays: OTHER_DAYS[site.market].map((day) => otherDay(site, language, day)),
    ...(rests ? { vacationdays: vacationOf(site, language, chance) } : {}),
  }
}

function weekOf({ brandGroup }: Site, department: DepartmentName, chance: Chance): Week {
  if (department === "newCars" || department === "usedCars") return brandGroup === "Rullo" ? LATE_SALES : SALES
  return chance.comes(0.3) ? LONG_WORK : WORK
}

/** Returns the hours of a day, counted from Monday, 0. */
function dayHours(site: Site, { dealership }: Language, [weekday, saturday, sunday]: Week, day: number) {
  const hours = day < 5 ? weekday : day === 5 ? saturday : sunday
  const named = { day: capital(dayName(site, MONDAY + day * DAY, "weekday")), weekday: day + 1 }
  if (hours === null) return { ...named, displayText: dealership.closed }
  const [opens, closes] = hours
  return { ...named, displayText: `${opens}–${closes}`, opens, closes }
}

function otherDay(site: Site, { dealership }: Language, { date, opens, closes }: OtherDay) {
  const named = { day: dayName(site, Date.parse(date), "full"), date }
  if (opens === undefined || closes === undefined) return { ...named, displayText: dealership.closed }
  return { ...named, displayText: `${opens}–${closes}`, opens, closes }
}

function vacationOf(site: Site, { dealership }: Language, chance: Chance) {
  const [vacationstart, vacationend] = chance.pick(VACATIONS)
  const span = [vacationstart, vacationend].map((date) => dayName(site, Date.parse(date), "date"))
  return {
    vacationtitle: dealership.vacation,
    vacationstart,
    vacationend,
    days: [{ day: span.join(" – "), displayText: dealership.byAppointment }],
  }
}

const FORMS = {
  weekday: { weekday: "long" },
  date: { day: "numeric", month: "long" },
  full: { weekday: "long", day: "numeric", month: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Returns the formatters of a locale, which are cached because creating `Intl` objects is slow. */
const formsOf = remembered((locale: string) => {
  const form = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" })
  return { weekday: form(FORMS.weekday), date: form(FORMS.date), full: form(FORMS.full) }
})

function dayName({ market }: Site, time: number, form: keyof typeof FORMS): string {
  return formsOf(MARKETS[market].locale)[form].format(time)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
