import { type ChoiceForm, type ChoiceForms, type Choices, toChoicesQuery } from "@forecourt/renderer"

/**
 * The prefix of a path segment that contains choices, such as filters. Pages are cached by path, so
 * `/nyheter?tag=elbil&page=2` becomes `/nyheter/~page=2&tag=elbil`.
 */
const MARK = "~"

const MAX_LENGTH = 100

const MAX_SEGMENT = 4000

export function formatChoices(query: URLSearchParams, forms: ChoiceForms): string {
  const chosen = toChoicesQuery(selectChoices(query, forms)).toString()
  if (chosen === "" || chosen.length > MAX_SEGMENT) return ""
  // The text has no percent sign, so decoding the segment several times does not change it.
  return MARK + chosen.replaceAll("+", "~20").replaceAll("%", "~")
}

/**
 * Appends the segment `~`, which contains no choices, to a path whose last segment starts with `~`. The original last
 * segment is then part of the path and is not parsed as choices. For example, `/nyheter/~page=2` becomes
 * `/nyheter/~page=2/~`.
 */
export function removeChoices(path: string): string {
  return /\/(~|%7e)[^/]*$/i.test(path) ? `${path}/${MARK}` : path
}

export function parseChoices(segments: readonly string[]): {
  readonly segments: readonly string[]
  readonly choices: string
} {
  const last = segments.at(-1)
  return last?.startsWith(MARK)
    ? { segments: segments.slice(0, -1), choices: last.slice(MARK.length) }
    : { segments, choices: "" }
}

export function readChoices(text: string, forms: ChoiceForms): Choices {
  return selectChoices(new URLSearchParams(text.replaceAll("~", "%")), forms)
}

export function hasChoices(path: string): boolean {
  return path.slice(path.lastIndexOf("/") + 1).startsWith(MARK)
}

export function getChoicesPage(path: string): string | null {
  return hasChoices(path) ? path.slice(0, path.lastIndexOf("/")) : null
}

function selectChoices(query: URLSearchParams, forms: ChoiceForms): Choices {
  const names = [...new Set(query.keys())].filter((name) => Object.hasOwn(forms, name)).sort()
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = selectValues(query.getAll(name), forms[name] ?? [])
      return values.length === 0 ? [] : [[name, values]]
    }),
  )
}

function selectValues(values: readonly string[], forms: readonly ChoiceForm[]): string[] {
  const max = Math.max(...forms.map((form) => form.max ?? 1))
  const known = new Set(values.filter((value) => forms.some((form) => isFitting(value, form))))
  return [...known].slice(0, max).sort()
}

function isFitting(value: string, { pattern, maxLength = MAX_LENGTH }: ChoiceForm): boolean {
  return value !== "" && value.length <= maxLength && (pattern?.test(value) ?? true)
}
