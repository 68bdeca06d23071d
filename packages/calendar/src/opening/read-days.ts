import { WEEKDAYS, type Weekday } from "../weekday.ts"
import { WEEK } from "./day-hours.ts"

const LANGUAGES = ["sv", "nb", "da", "en", "fi", "sk"]

const GROUPS: readonly (readonly [name: RegExp, days: readonly Weekday[]])[] = [
  [/^(vardagar|hverdager|hverdage|weekdays|arkisin|arkipäivisin|pracovné dni|v pracovné dni)$/, WEEK.slice(0, 5)],
  [/^(helger|helg|helgene|weekender|weekends?|viikonloppuisin|víkendy?|cez víkend)$/, WEEK.slice(5)],
  [/^(alla dagar|dagligen|alle dager|daglig|alle dage|dagligt|daily|every day|joka päivä|päivittäin|denne)$/, WEEK],
]

/** The English abbreviations of weekdays. Some of them, such as `Tues`, differ from those of `Intl`. */
const ENGLISH_SHORT = ["sun", "mon", "tues", "weds", "thurs", "fri", "sat"]

const SUNDAY = Date.UTC(2024, 0, 7)
const DAY_MS = 86_400_000

let known: ReadonlyMap<string, Weekday> | null = null

/**
 * Parses a text with weekdays, such as `Mo-Fr`, `måndag–fredag`, `Lör och sön` or `vardagar`. Returns `null` if any
 * word is not a day.
 */
export function readDays(text: string): readonly Weekday[] | null {
  const days: Weekday[] = []
  for (const part of text.toLowerCase().split(/[,;&+/]|\s(?:och|og|and|ja|a)\s/)) {
    const read = readPart(normalizeText(part))
    if (read === null) return null
    days.push(...read)
  }
  return WEEK.filter((day) => days.includes(day))
}

function readPart(part: string): readonly Weekday[] | null {
  const group = GROUPS.find(([name]) => name.test(part))
  if (group !== undefined) return group[1]
  known ??= readNames()
  const [first, last = first, ...more] = part.split(/\s*[-–—−]\s*|\s(?:till|til|to|až)\s/).map(normalizeText)
  const [from, to] = [known.get(first ?? ""), known.get(last ?? "")]
  if (from === undefined || to === undefined || more.length > 0) return null
  const start = WEEK.indexOf(from)
  const count = ((WEEK.indexOf(to) - start + WEEK.length) % WEEK.length) + 1
  return Array.from({ length: count }, (_, index) => WEEK[(start + index) % WEEK.length] as Weekday)
}

const normalizeText = (text: string) =>
  text
    .trim()
    .replace(/[.:]+$/, "")
    .replace(/\s+/g, " ")

/**
 * Returns a map from names to weekdays. It contains the names in all supported languages and the two-letter codes of
 * https://schema.org/openingHours.
 */
function readNames(): ReadonlyMap<string, Weekday> {
  const names = new Map<string, Weekday>()
  for (const [index, weekday] of WEEKDAYS.entries()) {
    names.set(weekday.slice(0, 2), weekday)
    for (const language of LANGUAGES)
      for (const form of ["long", "short"] as const) {
        const format = new Intl.DateTimeFormat(language, { weekday: form, timeZone: "UTC" })
        const parts = format.formatToParts(SUNDAY + index * DAY_MS)
        const name = normalizeText(parts.find(({ type }) => type === "weekday")?.value.toLowerCase() ?? "")
        names.set(name, weekday)
        // "måndagar", "mandager", "maanantaisin", "Mondays".
        if (form === "long") for (const ending of ["ar", "er", "e", "s", "sin"]) names.set(name + ending, weekday)
        if (language === "en") names.set(ENGLISH_SHORT[index] ?? name, weekday)
      }
  }
  return names
}
