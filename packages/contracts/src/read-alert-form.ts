import type { AlertRequest } from "./generated/search-alerts.ts"

/** The name of the field that visitors do not see. */
export const ALERT_TRAP = "subject2"

/**
 * Reads the form of a search alert, which a page sends as JSON and a browser without JavaScript as a form. The contract's
 * parser checks the values.
 */
export function readAlertForm(form: Pick<FormData | URLSearchParams, "get">): AlertRequest {
  const read = (name: string) => String(form.get(name) ?? "")
  const [privacyNotice, trap] = [read("privacyNotice"), read(ALERT_TRAP)]
  return {
    email: read("email").trim(),
    query: read("query"),
    filters: parseFilters(read("filters")),
    path: read("path"),
    carPath: read("carPath"),
    locale: read("locale"),
    ...(privacyNotice !== "" && { privacyNotice }),
    ...(trap !== "" && { trap: trap.slice(0, MAX_TRAP) }),
  }
}

const MAX_TRAP = 200

function parseFilters(text: string): NonNullable<AlertRequest["filters"]> {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
