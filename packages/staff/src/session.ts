import { createKeyedHash, isSameHash, openSeal, seal } from "@forecourt/service-kit/secrets"
import { SESSION_LASTS_MS, type StaffDesk } from "@forecourt/service-kit/staff"
import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { Flash } from "./pages/view.types.ts"

const SESSION_COOKIE = "fc-staff"
const FLASH_COOKIE = "fc-staff-message"
const FLASH_LASTS_MS = 60_000
const SEARCH_LASTS_MS = 60 * 60_000

type Home = Pick<StaffDesk, "key" | "now">

/** Cookies are sent with navigations from e-mails, but not with posts of other sites. */
function createCookieOptions(isSecure: boolean) {
  return { httpOnly: true, sameSite: "Lax", path: "/staff", secure: isSecure } as const
}

export function getSessionToken(context: Context): string {
  return getCookie(context, SESSION_COOKIE) ?? ""
}

export function setSessionToken(context: Context, token: string, isSecure: boolean): void {
  setCookie(context, SESSION_COOKIE, token, { ...createCookieOptions(isSecure), maxAge: SESSION_LASTS_MS / 1000 })
}

export function removeSessionToken(context: Context): void {
  deleteCookie(context, SESSION_COOKIE, { path: "/staff" })
}

/** Creates the token that each form of a session contains, so that other sites cannot send it. */
export function createFormToken({ key }: Home, sessionToken: string): string {
  return createKeyedHash(key, "form", sessionToken)
}

export function isFormToken(home: Home, sessionToken: string, formToken: string): boolean {
  return isSameHash(createFormToken(home, sessionToken), formToken)
}

/** Keeps a message for the next page. It is encrypted, so that no one else can write it. */
export function setFlash(context: Context, { key, now }: Home, flash: Flash, isSecure: boolean): void {
  const content = seal(key, { ...flash, expiresAt: now() + FLASH_LASTS_MS })
  setCookie(context, FLASH_COOKIE, content, { ...createCookieOptions(isSecure), maxAge: FLASH_LASTS_MS / 1000 })
}

/** Returns the message for this page, and removes it. */
export function takeFlash(context: Context, { key, now }: Home): Flash | null {
  const content = getCookie(context, FLASH_COOKIE)
  if (content === undefined) return null
  deleteCookie(context, FLASH_COOKIE, { path: "/staff" })
  return openSeal<Flash & { expiresAt: number }>(key, content, now())
}

interface Search {
  readonly words: string
  readonly expiresAt: number
}

/** Encrypts search words for an address, which logs and the history of browsers keep. */
export function sealWords({ key, now }: Home, words: string): string {
  return seal(key, { words, expiresAt: now() + SEARCH_LASTS_MS })
}

/** Decrypts search words. Returns `null` if they were changed, or are older than an hour. */
export function openWords({ key, now }: Home, text: string): string | null {
  return openSeal<Search>(key, text, now())?.words ?? null
}
