import { seal, unseal } from "./sealed.ts"

/** The address at which the platform's design library shows a single block. */
export const LIBRARY_PATH = "/component-library/render"

/** A block as the platform's design library shows it. */
export interface LibraryBlock {
  /** The identifier of the block in the layout of its page. */
  readonly uid: string
  readonly dataSource?: string
  readonly renderingItem?: string
}

/** The permission of one editor for a short time: one item, at one URL. */
export interface EditingSession {
  readonly mode: "edit" | "preview"
  /** The block that is shown in the design library instead of the page. */
  readonly block?: LibraryBlock
  readonly itemId: string
  readonly language: string
  /** The address of the page without the language. */
  readonly path: string
  readonly version?: string
  readonly layoutKind?: "final" | "shared"
  readonly variant?: string
  readonly previewTime?: string
}

export const EDITING_COOKIE = "fc-editing"

/** The lifetime of a session: long enough to work on one page, and short enough to be of little use when stolen. */
export const SESSION_SECONDS = 30 * 60

const PURPOSE = "editing-session"

/** Creates the session as a signed cookie value, which can be read but not changed. */
export function createSessionValue(session: EditingSession, secret: string, now?: number): string {
  return seal(session, { secret, purpose: PURPOSE, seconds: SESSION_SECONDS }, now)
}

/** Reads the session in a cookie; returns `null` when it is forged, damaged or expired. */
export function openSession(value: string | undefined, secret: string, now?: number): EditingSession | null {
  return unseal<EditingSession>(value, { secret, purpose: PURPOSE }, now)
}

/** Returns whether a session is for a page; each session is for one page. */
export function isSessionFor(
  session: EditingSession,
  page: { readonly language: string; readonly path: string },
): boolean {
  return session.language === page.language && session.path === page.path
}

/**
 * Creates the session cookie of a response. In a top-level window it is sent to this site only; inside an editor's
 * frame on another site it must be a third-party cookie, and is partitioned by editor.
 */
export function createSessionCookie(value: string, { isFramed }: { readonly isFramed: boolean }): string {
  const where = isFramed ? "SameSite=None; Partitioned" : "SameSite=Lax"
  return `${EDITING_COOKIE}=${value}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; Secure; ${where}`
}
