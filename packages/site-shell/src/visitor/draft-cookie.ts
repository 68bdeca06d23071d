/**
 * The cookie with the values of a rejected form without JavaScript. It is stored in the visitor's browser, for the
 * form's page.
 */
const COOKIE = "fc-draft"
const LASTS_SECONDS = 600
/**
 * The maximum length of the cookie's value, since browsers store at most 4 KiB. The longest texts are last, so they are
 * left out first.
 */
const MAX_CHARACTERS = 3500
/** The entry with the names of the rejected fields, one on each line. */
const WRONG = "wrong"
const KEPT = [
  WRONG,
  "siteName",
  "name",
  "phone",
  "email",
  "quote",
  "testDrive",
  "customerName",
  "customerPhone",
  "customerEmail",
  "regno",
  "milage",
  "selected",
  "date",
  "services",
  "gdpr",
  "newsletter",
  "other",
  "description",
  "message",
]

export type Draft = Readonly<Record<string, string>>

/**
 * Formats the `Set-Cookie` header with the values of a form and its invalid fields, for the form's page only. The
 * values of checkboxes with the same name are stored on one line each.
 */
export function formatDraftCookie(form: URLSearchParams, wrong: readonly string[], page: URL): string {
  const written = KEPT.flatMap((name) =>
    name !== WRONG && form.has(name) ? [[name, form.getAll(name).join("\n")] as const] : [],
  )
  const fields = wrong.length > 0 ? [[WRONG, wrong.join("\n")] as const, ...written] : written
  while (formatFields(fields).length > MAX_CHARACTERS) fields.pop()
  return formatCookie(formatFields(fields), LASTS_SECONDS, page)
}

export function createClearingCookie(page: URL): string {
  return formatCookie("", 0, page)
}

export function readDraft(value: string | undefined): Draft | undefined {
  if (value === undefined) return undefined
  try {
    const entries: unknown = JSON.parse(Buffer.from(value, "base64url").toString())
    return Object.fromEntries((entries as unknown[]).filter(isKept))
  } catch {
    return undefined
  }
}

function isKept(entry: unknown): entry is readonly [string, string] {
  const [name, text] = entry as readonly unknown[]
  return typeof name === "string" && KEPT.includes(name) && typeof text === "string"
}

/**
 * Returns whether a visit follows the rejection of a form that was sent without a script, so that the cookie has the
 * values of the form.
 */
export function hasDraft({ searchParams }: URL, cookies: string | null | undefined): boolean {
  return searchParams.has("message") && (cookies?.includes(`${COOKIE}=`) ?? false)
}

export { COOKIE as DRAFT_COOKIE }

function formatFields(fields: readonly (readonly [string, string])[]): string {
  return Buffer.from(JSON.stringify(fields)).toString("base64url")
}

function formatCookie(value: string, seconds: number, { pathname, protocol }: URL): string {
  const secure = protocol === "https:" ? "; Secure" : ""
  const path = pathname.replaceAll(";", "%3B")
  return `${COOKIE}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
