/** A time as the language writes it: `09:00`, `9.00`. */
export function spellTime(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" })
  return format.format(Date.parse(`2024-01-01T${time}:00Z`))
}
