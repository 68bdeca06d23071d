import type { Environment } from "../environment.ts"
import { seal, unseal } from "./sealed.ts"

/** The name of the cookie that allows a browser to edit any page of the site with the site's own editor. */
export const EDITOR_COOKIE = "fc-editor"

export const EDITOR_SECONDS = 30 * 60

const PURPOSE = "editor-session"

/**
 * Creates the `Set-Cookie` header for a session. With `SameSite=Lax`, browsers send the cookie only with requests from
 * this site and when a visitor follows a link to it.
 */
export function createEditorCookie(secret: string, now?: number): string {
  return formatCookie(seal({}, { secret, purpose: PURPOSE, seconds: EDITOR_SECONDS }, now), EDITOR_SECONDS)
}

export const LEFT_COOKIE: string = formatCookie("", 0)

export function isEditorCookie(value: string | undefined, secret: string, now?: number): boolean {
  return unseal(value, { secret, purpose: PURPOSE }, now) !== null
}

/**
 * Returns whether a cookie belongs to an editor of the site. Always returns false if the site has no authoring token,
 * since it then has no editor.
 */
export function isEditor(value: string | undefined, { secret, authoringToken }: Environment["editing"]): boolean {
  return authoringToken !== "" && isEditorCookie(value, secret)
}

function formatCookie(value: string, seconds: number): string {
  return `${EDITOR_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`
}
