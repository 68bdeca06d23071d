import type { Environment } from "../environment.ts"
import { seal, unseal } from "./sealed.ts"

export const EDITOR_COOKIE = "fc-editor"

export const EDITOR_SECONDS = 30 * 60

const PURPOSE = "editor-session"

/**
 * Creates the `Set-Cookie` header. With `SameSite=Lax`, browsers send the cookie with requests from this site, but with
 * requests from other sites only if the visitor follows a link.
 */
export function createEditorCookie(secret: string, now?: number): string {
  return formatCookie(seal({}, { secret, purpose: PURPOSE, seconds: EDITOR_SECONDS }, now), EDITOR_SECONDS)
}

export const LEFT_COOKIE: string = formatCookie("", 0)

export function isEditorCookie(value: string | undefined, secret: string, now?: number): boolean {
  return unseal(value, { secret, purpose: PURPOSE }, now) !== null
}

/** Returns true if a cookie belongs to a logged-in editor. A site without an authoring token has no editors. */
export function isEditor(value: string | undefined, { secret, authoringToken }: Environment["editing"]): boolean {
  return authoringToken !== "" && isEditorCookie(value, secret)
}

function formatCookie(value: string, seconds: number): string {
  return `${EDITOR_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`
}
