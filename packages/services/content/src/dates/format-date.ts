interface Culture {
  readonly locale: string
  readonly d: string
  readonly D: string
  readonly t: string
  readonly T: string
}

const CULTURES: Readonly<Record<string, Culture>> = {
  sv: { locale: "sv-SE", d: "yyyy-MM-dd", D: "'den 'd MMMM yyyy", t: "HH:mm", T: "HH:mm:ss" },
  nb: { locale: "nb-NO", d: "dd.MM.yyyy", D: "dddd d. MMMM yyyy", t: "HH:mm", T: "HH:mm:ss" },
  da: { locale: "da-DK", d: "dd-MM-yyyy", D: "d. MMMM yyyy", t: "HH:mm", T: "HH:mm:ss" },
  fi: { locale: "fi-FI", d: "d.M.yyyy", D: "dddd d. MMMM yyyy", t: "H.mm", T: "H.mm.ss" },
  sk: { locale: "sk-SK", d: "d. M. yyyy", D: "dddd d. MMMM yyyy", t: "H:mm", T: "H:mm:ss" },
  "en-GB": { locale: "en-GB", d: "dd/MM/yyyy", D: "dd MMMM yyyy", t: "HH:mm", T: "HH:mm:ss" },
  en: { locale: "en-US", d: "M/d/yyyy", D: "dddd, MMMM d, yyyy", t: "h:mm tt", T: "h:mm:ss tt" },
}

/** Matches one part of a date pattern: a quoted string, an escaped character, or a repeated letter such as `yyyy`. */
const PIECE = /'([^']*)'|"([^"]*)"|\\(.)|([a-zA-Z])\4*/g

/**
 * Formats a date like `DateTime.ToString(format, culture)` of .NET, in UTC.
 * @param offset The number of minutes to add first.
 */
export function formatDate(milliseconds: number, format: string, language: string, offset = 0): string {
  const culture = getCulture(language)
  const date = new Date(milliseconds + offset * 60_000)
  const pattern = toPattern(format, culture)
  if (pattern === ISO) return date.toISOString().replace(/\.\d+Z$/, "")
  return pattern.replace(PIECE, (piece, single?: string, double?: string, escaped?: string) => {
    return single ?? double ?? escaped ?? writePiece(piece, date, culture)
  })
}

const ISO = "s"

function getCulture(language: string): Culture {
  const known = CULTURES[language] ?? CULTURES[language.split("-")[0] ?? ""] ?? CULTURES.en
  if (known === undefined) throw new Error("format-date: the English culture is missing.")
  return known
}

/** Converts a .NET date format to a pattern. A single letter denotes a standard format. */
function toPattern(format: string, { d, D, t, T }: Culture): string {
  const standard = new Map([
    ["", `${d} ${T}`],
    ["G", `${d} ${T}`],
    ["g", `${d} ${t}`],
    ["d", d],
    ["D", D],
    ["f", `${D} ${t}`],
    ["F", `${D} ${T}`],
    ["U", `${D} ${T}`],
    ["t", t],
    ["T", T],
    ["m", "d MMMM"],
    ["M", "d MMMM"],
    ["y", "MMMM yyyy"],
    ["Y", "MMMM yyyy"],
    ["s", ISO],
    ["u", "yyyy-MM-dd HH:mm:ss'Z'"],
    ["o", "yyyy-MM-dd'T'HH:mm:ss.fff'0000Z'"],
    ["O", "yyyy-MM-dd'T'HH:mm:ss.fff'0000Z'"],
    ["r", "ddd, dd MMM yyyy HH:mm:ss 'GMT'"],
    ["R", "ddd, dd MMM yyyy HH:mm:ss 'GMT'"],
  ])
  return standard.get(format) ?? format.replace(/^%/, "")
}

function writePiece(piece: string, date: Date, { locale }: Culture): string {
  const length = piece.length
  const pad = (number: number) => String(number).padStart(Math.min(length, 2), "0")
  switch (piece[0]) {
    case "y":
      return length <= 2 ? pad(date.getUTCFullYear() % 100) : String(date.getUTCFullYear()).padStart(length, "0")
    case "M":
      return length <= 2 ? pad(date.getUTCMonth() + 1) : formatMonth(date, locale, length)
    case "d":
      return length <= 2
        ? pad(date.getUTCDate())
        : formatPart(date, locale, { weekday: length === 3 ? "short" : "long" }, "weekday")
    case "H":
      return pad(date.getUTCHours())
    case "h":
      return pad(date.getUTCHours() % 12 || 12)
    case "m":
      return pad(date.getUTCMinutes())
    case "s":
      return pad(date.getUTCSeconds())
    case "f":
    case "F":
      return String(date.getUTCMilliseconds()).padStart(3, "0").padEnd(length, "0").slice(0, length)
    case "t":
      return (date.getUTCHours() < 12 ? "AM" : "PM").slice(0, length)
    case "z":
      return length < 3 ? `+${pad(0)}` : "+00:00"
    case "K":
      return "Z"
    default:
      return piece
  }
}

/**
 * Formats the name of a month as it is written after a day. In this position, languages such as Slovak and Finnish
 * inflect the name.
 */
function formatMonth(date: Date, locale: string, length: number): string {
  return formatPart(date, locale, { month: length === 3 ? "short" : "long", day: "numeric" }, "month")
}

function formatPart(date: Date, locale: string, options: Intl.DateTimeFormatOptions, type: string): string {
  const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).formatToParts(date)
  return parts.find((entry) => entry.type === type)?.value ?? ""
}
