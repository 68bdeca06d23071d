import { type ChoiceForm, type ChoiceForms, type Choices, toChoicesQuery } from "@forecourt/renderer"

/**
 * Choices in the address that a page depends on, so that lists can be filtered and paged without JavaScript. Pages are
 * kept by their path, so choices travel as its last segment inside the server: `/nyheter?tag=elbil&page=2` is
 * `/nyheter/~page=2&tag=elbil` there. Everything else in a query is none of a page's business.
 */
const MARK = "~"

const MAX_LENGTH = 100

/** Characters of all choices together, as addresses spell them; an address that chooses more chooses nothing. */
const MAX_SEGMENT = 4000

/** The last segment for what a query chooses; empty when it chooses nothing. Equal choices have equal segments. */
export function formatChoices(query: URLSearchParams, forms: ChoiceForms): string {
  const chosen = toChoicesQuery(selectChoices(query, forms)).toString()
  if (chosen === "" || chosen.length > MAX_SEGMENT) return ""
  // Without a percent sign: however often the segment is decoded on its way, it stays what it is.
  return MARK + chosen.replaceAll("+", "~20").replaceAll("%", "~")
}

/** A visitor's own path: a last segment that looks like choices is none. */
export function removeChoices(path: string): string {
  return /\/(~|%7e)[^/]*$/i.test(path) ? `${path}/${MARK}` : path
}

/** The segments of a page's own path, and what the last one chose. */
export function parseChoices(segments: readonly string[]): {
  readonly segments: readonly string[]
  readonly choices: string
} {
  const last = segments.at(-1)
  return last?.startsWith(MARK)
    ? { segments: segments.slice(0, -1), choices: last.slice(MARK.length) }
    : { segments, choices: "" }
}

/** Reads the choices of the last segment, without those that are not allowed. */
export function readChoices(text: string, forms: ChoiceForms): Choices {
  return selectChoices(new URLSearchParams(text.replaceAll("~", "%")), forms)
}

/** Returns whether a cached page is one of many that differ in their choices. */
export function hasChoices(path: string): boolean {
  return path.slice(path.lastIndexOf("/") + 1).startsWith(MARK)
}

/** The page that a kept one is one of many forms of; `null` for others. */
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

/** As many values as a form that knows them allows. */
function selectValues(given: readonly string[], forms: readonly ChoiceForm[]): string[] {
  const max = Math.max(...forms.map((form) => form.max ?? 1))
  const known = new Set(given.filter((value) => forms.some((form) => isFitting(value, form))))
  return [...known].slice(0, max).sort()
}

function isFitting(value: string, { pattern, maxLength = MAX_LENGTH }: ChoiceForm): boolean {
  return value !== "" && value.length <= maxLength && (pattern?.test(value) ?? true)
}
