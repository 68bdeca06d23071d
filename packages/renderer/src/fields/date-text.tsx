import type { ReactNode } from "react"
import { fieldChromes } from "../draw/chromes.tsx"
import type { DateField } from "../generated/fields.ts"
import type { SiteContext } from "../site-context.types.ts"
import type { ElementAttributes } from "./attributes.types.ts"
import { inline } from "./inline.ts"
import { NO_TEXT } from "./text.tsx"

export interface DateTextProps extends ElementAttributes {
  readonly field: DateField | undefined
  readonly site: Pick<SiteContext, "locale" | "timeZone">
}

/** A day in the site's own way of writing: DD/MM/YYYY in the UK, YYYY-MM-DD elsewhere. No date, no element. */
export const DateText = inline(function DateText({ field, site, ...attributes }: DateTextProps): ReactNode {
  if (field === undefined) return null
  const { value, metadata } = field
  const isEdited = metadata !== undefined && field.editable !== false
  const day = formatDay(value, site)
  if (day === null) return isEdited ? fieldChromes(metadata, <span {...attributes}>{NO_TEXT}</span>) : null

  const time = (
    <time {...attributes} dateTime={value}>
      {day}
    </time>
  )
  return isEdited ? fieldChromes(metadata, time) : time
})

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment in the site's zone, or `null` when the text is no date or the platform's empty one. */
export function formatDay(
  moment: string,
  { locale, timeZone }: Pick<SiteContext, "locale" | "timeZone">,
): string | null {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1) return null

  // The two locales stand for the two patterns; each site's own would give 20.11.2026 in Norway and Finland.
  const pattern = locale.endsWith("-GB") ? "en-GB" : "sv-SE"
  const key = `${pattern} ${timeZone}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(pattern, { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    formats.set(key, format)
  }
  return format.format(date)
}
