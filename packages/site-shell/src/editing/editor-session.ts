import type { Environment } from "../environment.ts"
import { seal, unseal } from "./sealed.ts"

/** Says that a browser may edit any page of the site, by our own editor. */
export const EDITOR_COOKIE = "fc-editor"

/** After so long without a call the session is over. */
export const EDITOR_SECONDS = 30 * 60

const PURPOSE = "editor-session"

/** A session as a cookie, which goes along from pages of this site only. */
export function createEditorCookie(secret: string, now?: number): string {
  return formatCookie(seal({}, { secret, purpose: PURPOSE, seconds: EDITOR_SECONDS }, now), EDITOR_SECONDS)
}

/** Takes the session away from the browser. */
export const LEFT_COOKIE: string = formatCookie("", 0)

/** Returns whether a cookie is a valid session: neither forged nor damaged nor expired. */
export function isEditorCookie(value: string | undefined, secret: string, now?: number): boolean {
  return unseal(value, { secret, purpose: PURPOSE }, now) !== null
}

/**
 * Returns whether a browser with this cookie edits the site: a site without write access to the platform has no editor.
 */
export function isEditor(value: string | undefined, { secret, authoringToken }: Environment["editing"]): boolean {
  return authoringToken !== "" && isEditorCookie(value, secret)
}

function formatCookie(value: string, seconds: number): string {
  return `${EDITOR_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`
}
