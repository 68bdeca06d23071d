/**
 * The name of the cookie for a form that was submitted without JavaScript and rejected. It stores the entered values,
 * and only the page of the form uses it.
 */
const COOKIE = "fc-draft"
const LASTS_SECONDS = 600
/**
 * The maximum length of the cookie in characters, since browsers limit a cookie to 4 KiB. If the values are longer, the
 * longest texts are left out first.
 */
const MAX_CHARACTERS = 3500
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
