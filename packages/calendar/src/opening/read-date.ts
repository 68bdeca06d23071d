import { isCalendarDay } from "../calendar-day.ts"

const LANGUAGES = ["sv", "nb", "da", "en", "fi", "sk"]
let months: ReadonlyMap<string, number> | null = null

/**
 * Parses a date such as `2026-12-24`, `24 december`, `24/12` or `24.12.`. Returns a date without a year as `MM-DD`, and
 * `null` for any other text.
 */
export function readDate(text: string): string | null {
  if (isCalendarDay(text.trim())) return text.trim()
  const small = text.toLowerCase()
  const [, day, month, year] =
    /(?:^|\s)(\d{1,2})\s*[./]\s*(\d{1,2})(?:\s*[./]\s*(\d{4}))?\.?$/.exec(small) ??
    /(?:^|\s)(\d{1,2})(?:st|nd|rd|th|:e|\.)?\s+([\p{L}]+)\.?(?:,?\s+(\d{4}))?$/u.exec(small) ??
    swapDayAndMonth(/(?:^|\s)([\p{L}]+)\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/u.exec(small)) ??
    []
  months ??= readMonths()
  const number =
    month === undefined ? Number.NaN : /^\d/.test(month) ? Number(month) : (months.get(month) ?? Number.NaN)
  if (day === undefined || Number.isNaN(number)) return null
  const name = `${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`
  // A leap year has every day that any year has.
  if (!isCalendarDay(`${year ?? 2024}-${name}`)) return null
  return year === undefined ? name : `${year}-${name}`
}

function swapDayAndMonth(match: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return match && [match[0], match[2], match[1], match[3]]
}

function readMonths(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const language of LANGUAGES)
    for (const form of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { month: form, day: "numeric", timeZone: "UTC" })
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2024, month - 1, 1))
        const name =
          parts
            .find(({ type }) => type === "month")
            ?.value.toLowerCase()
            .replace(/\.$/, "") ?? ""
        if (/\p{L}/u.test(name)) names.set(name, month)
      }
    }
  return names
}
