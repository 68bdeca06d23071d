import { seal, unseal } from "./sealed.ts"

/** Address under which the platform's design library sees one block alone. */
export const LIBRARY_PATH = "/component-library/render"

/** A block as the platform's design library shows it. */
export interface LibraryBlock {
  /** Identifier of the block in the layout of its page. */
  readonly uid: string
  readonly dataSource?: string
  readonly renderingItem?: string
}

/** The permission of one editor for a short time: one item, at one URL. */
export interface EditingSession {
  readonly mode: "edit" | "preview"
  /** The one block of the item that is shown, in the design library. */
  readonly block?: LibraryBlock
  readonly itemId: string
  readonly language: string
  /** Address of the page without language. */
  readonly path: string
  readonly version?: string
  readonly layoutKind?: "final" | "shared"
  readonly variant?: string
  readonly previewTime?: string
}

export const EDITING_COOKIE = "fc-editing"

/** Long enough for a working session on one page, short enough to be useless when found. */
export const SESSION_SECONDS = 30 * 60

const PURPOSE = "editing-session"

/** The session as a cookie's value: readable, but not to be changed. */
export function createSessionValue(session: EditingSession, secret: string, now?: number): string {
  return seal(session, { secret, purpose: PURPOSE, seconds: SESSION_SECONDS }, now)
}

/** The session in a cookie, or `null` when it is forged, damaged or over. */
export function openSession(value: string | undefined, secret: string, now?: number): EditingSession | null {
  return unseal<EditingSession>(value, { secret, purpose: PURPOSE }, now)
}

/** Returns whether a session is for a page: it opens that one and no other. */
export function isSessionFor(
  session: EditingSession,
  page: { readonly language: string; readonly path: string },
): boolean {
  return session.language === page.language && session.path === page.path
}

/**
 * The cookie for an answer. At the top of a window it goes along from this site only; inside an editor's frame on
 * another site it must be allowed to, and is then kept apart per editor.
 */
export function createSessionCookie(value: string, { isFramed }: { readonly isFramed: boolean }): string {
  const where = isFramed ? "SameSite=None; Partitioned" : "SameSite=Lax"
  return `${EDITING_COOKIE}=${value}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; Secure; ${where}`
}
