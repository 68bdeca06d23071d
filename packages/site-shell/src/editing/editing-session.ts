import { seal, unseal } from "./sealed.ts"

export const LIBRARY_PATH = "/component-library/render"

export interface LibraryBlock {
  readonly uid: string
  readonly dataSource?: string
  readonly renderingItem?: string
}

/** The permission to edit one item at one URL for a short time. */
export interface EditingSession {
  readonly mode: "edit" | "preview"
  readonly block?: LibraryBlock
  readonly itemId: string
  readonly language: string
  readonly path: string
  readonly version?: string
  readonly layoutKind?: "final" | "shared"
  readonly variant?: string
  readonly previewTime?: string
}

export const EDITING_COOKIE = "fc-editing"

/**
 * The lifetime of a session in seconds. It is long enough for work on one page, and short enough that a stolen session
 * is of little use.
 */
export const SESSION_SECONDS = 30 * 60

const PURPOSE = "editing-session"

/** Creates a cookie value that is signed, so that it can be read but not changed. */
export function createSessionValue(session: EditingSession, secret: string, now?: number): string {
  return seal(session, { secret, purpose: PURPOSE, seconds: SESSION_SECONDS }, now)
}

/** Returns the session in a cookie value, or `null` if the cookie is forged, damaged or expired. */
export function openSession(value: string | undefined, secret: string, now?: number): EditingSession | null {
  return unseal<EditingSession>(value, { secret, purpose: PURPOSE }, now)
}

export function isSessionFor(
  session: EditingSession,
  page: { readonly language: string; readonly path: string },
): boolean {
  return session.language === page.language && session.path === page.path
}

/**
 * Creates the `Set-Cookie` header of the editing session. If the page is shown in the frame of an editor on another
 * site, the cookie must be a third-party cookie.
 */
export function createSessionCookie(value: string, { isFramed }: { readonly isFramed: boolean }): string {
  const where = isFramed ? "SameSite=None; Partitioned" : "SameSite=Lax"
  return `${EDITING_COOKIE}=${value}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; Secure; ${where}`
}
