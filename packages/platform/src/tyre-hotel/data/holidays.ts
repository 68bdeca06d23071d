import holidays from "./holidays.json" with { type: "json" }

/** Days on which workshops of a country are closed, and what they are called there. */
export const HOLIDAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = holidays

/** Countries whose holidays are not known as far as the year of a day. */
export function countriesWithoutHolidays(day: string): string[] {
  const year = day.slice(0, 4)
  return Object.keys(HOLIDAYS).filter(
    (country) => !Object.keys(HOLIDAYS[country] ?? {}).some((one) => one.startsWith(year)),
  )
}
