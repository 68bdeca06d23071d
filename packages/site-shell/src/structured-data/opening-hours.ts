const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** Days, and from when to when: `Mo-Fr 08:00-18:00` or `Sa 10:00-15:00`. https://schema.org/openingHours */
const HOURS =
  /^(?<first>[A-Z][a-z])(?:-(?<last>[A-Z][a-z]))? (?<opens>[01]\d:[0-5]\d|2[0-3]:[0-5]\d)-(?<closes>[01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/

export interface OpeningHours {
  readonly "@type": "OpeningHoursSpecification"
  readonly dayOfWeek: readonly string[]
  readonly opens: string
  readonly closes: string
}

/** Opening hours as search engines want them, from what editors write with commas between; what cannot be read is left out. */
export function readOpeningHours(text: string): readonly OpeningHours[] {
  return text.split(",").flatMap((part) => {
    const { first = "", last = first, opens = "", closes = "" } = HOURS.exec(part.trim())?.groups ?? {}
    const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)]
    if (from < 0 || to < from) return []
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek: NAMES.slice(from, to + 1), opens, closes }] as const
  })
}
