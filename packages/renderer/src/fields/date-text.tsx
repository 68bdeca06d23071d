import type { ReactNode } from "react"
import type { DateField } from "../generated/fields.ts"
import { renderFieldChromes } from "../render/chromes.tsx"
import type { SiteContext } from "../site-context.types.ts"
import type { ElementAttributes } from "./attributes.types.ts"
import { inline } from "./inline.ts"
import { NO_TEXT } from "./text.tsx"

export interface DateTextProps extends ElementAttributes {
  readonly field: DateField | undefined
  readonly site: SiteClock
  /** Formats a date and time as a text. Returns `null` when `moment` is not a valid date. @default formatDay */
  readonly format?: (moment: string, site: SiteClock) => string | null
}

export type SiteClock = Pick<SiteContext, "locale" | "timeZone">

/**
 * Renders a date in the format that the function `format` produces, for example in digits or in words. Renders nothing
 * when there is no date.
 */
export const DateText = inline(function DateText({
  field,
  site,
  format = formatDay,
  ...attributes
}: DateTextProps): ReactNode {
  if (field === undefined) return null
  const { value, metadata } = field
  const isEdited = metadata !== undefined && field.editable !== false
  const day = format(value, site)
  if (day === null) return isEdited ? renderFieldChromes(metadata, <span {...attributes}>{NO_TEXT}</span>) : null

  const time = (
    <time {...attributes} dateTime={value}>
      {day}
    </time>
  )
  return isEdited ? renderFieldChromes(metadata, time) : time
})

/**
 * Formats the calendar day of a date and time in digits: DD/MM/YYYY in the UK, YYYY-MM-DD elsewhere. Returns `null` for
 * an invalid date. Spec 2 §9.
 */
export function formatDay(moment: string, { locale, timeZone }: SiteClock): string | null {
  // The two locales represent the two patterns: a site's own locale would give 20.11.2026 in Norway and Finland.
  const pattern = locale.endsWith("-GB") ? "en-GB" : "sv-SE"
  return formatDate(moment, pattern, { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
}

/**
 * Formats the calendar day of a date and time in words, for example `1 december 2026`. Returns `null` for an invalid
 * date.
 */
export function formatSiteDay(moment: string, { locale, timeZone }: SiteClock): string | null {
  return formatDate(moment, locale, { timeZone, dateStyle: "long" })
}

/**
 * Formats a date and time in words, for example `1 december 2026 kl. 17:00`. If the time is midnight, only the day is
 * formatted. Returns `null` for an invalid date.
 */
export function formatSiteMoment(moment: string, site: SiteClock): string | null {
  const { locale, timeZone } = site
  const isMidnight = formatDate(moment, "sv-SE", { timeZone, timeStyle: "medium" }) === "00:00:00"
  return isMidnight
    ? formatSiteDay(moment, site)
    : formatDate(moment, locale, { timeZone, dateStyle: "long", timeStyle: "short" })
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a date. Returns `null` for an invalid date and for the year 1, which represents an empty field. */
function formatDate(moment: string, locale: string, options: Intl.DateTimeFormatOptions): string | null {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1) return null
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, options)
    formats.set(key, format)
  }
  return format.format(date)
}
