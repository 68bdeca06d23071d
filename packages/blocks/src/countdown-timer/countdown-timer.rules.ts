import type { SiteContext } from "@forecourt/renderer"

/** The time of day of a moment on the site's clocks, as its language writes it: 17:00, in Finland 17.00. */
export function timeOfDay(moment: string, { locale, timeZone }: Pick<SiteContext, "locale" | "timeZone">): string {
  const date = new Date(moment)
  // A leap second is a moment to the schema and none to the clock.
  if (Number.isNaN(date.getTime())) return ""
  const format = new Intl.DateTimeFormat(locale, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
  return format.format(date)
}
