import type { OpeningSchedule } from "@forecourt/calendar"
import type { SiteContext, TextKey } from "@forecourt/renderer"
import { ON_WEEKDAY } from "./on-weekday.ts"

export type OpenNowTexts = Readonly<Partial<Record<TextKey, string>>>

const KEYS: readonly TextKey[] = [
  "dealership.open",
  "dealership.openUntil",
  "dealership.closed",
  "dealership.opensToday",
  "dealership.opensOn",
  "dealership.vacation",
  ...Object.values(ON_WEEKDAY),
]

export function openNowTexts({ text }: Pick<SiteContext, "text">): OpenNowTexts {
  return Object.fromEntries(KEYS.map((key) => [key, text(key)]))
}

export function createOpenNow(schedule: OpeningSchedule, site: SiteContext) {
  const { timeZone, locale } = site
  return { schedule, timeZone, locale, texts: openNowTexts(site) }
}
