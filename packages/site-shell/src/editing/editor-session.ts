import type { Environment } from "../environment.ts"
import { seal, unseal } from "./sealed.ts"

/** The cookie of a browser that may edit any page of the site in the site's own editor. */
export const EDITOR_COOKIE = "fc-editor"

export const EDITOR_SECONDS = 30 * 60

const PURPOSE = "editor-session"

/** Creates a session as a cookie, which is sent only with requests from pages of this site. */
export function createEditorCookie(secret: string, now?: number): string {
  return formatCookie(seal({}, { secret, purpose: PURPOSE, seconds: EDITOR_SECONDS }, now), EDITOR_SECONDS)
}

export const LEFT_COOKIE: string = formatCookie("", 0)

export function isEditorCookie(value: string | undefined, secret: string, now?: number): boolean {
  return unseal(value, { secret, purpose: PURPOSE }, now) !== null
}

/**
 * Returns whether a cookie belongs to an editor of the site. A site without write access to the platform has no editor.
 */
export function isEditor(value: string | undefined, { secret, authoringToken }: Environment["editing"]): boolean {
  return authoringToken !== "" && isEditorCookie(value, secret)
}

function formatCookie(value: string, seconds: number): string {
  return `${EDITOR_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`
}
