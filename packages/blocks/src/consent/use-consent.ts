import { useState, useSyncExternalStore } from "react"

/** Cookie in which the site keeps what the visitor has agreed to: purposes, with dots between them. */
const COOKIE = "fc-consent"

/** Sent on `document` when the visitor has chosen anew. */
const EVENT = "fc-consent"

/** The purpose under which films and forms of others are shown. */
export const EMBEDS = "media"

/**
 * Whether something of others may be shown, and what to call when the visitor allows it in its own place.
 *
 * That press is for this one and this visit to the page; nothing is stored. A choice in the site's consent banner is
 * for all of the purpose, and takes back what was allowed here.
 */
export function useConsent(purpose: string): readonly [isAllowed: boolean, allow: () => void] {
  const agreed = useSyncExternalStore(subscribe, readConsent, () => "")
  const [pressedAt, press] = useState<string | null>(null)
  // A newer choice than the press counts alone.
  const isPressed = pressedAt !== null && pressedAt === agreed
  return [isPressed || agreed.split(".").includes(purpose), () => press(agreed)]
}

function subscribe(tell: () => void): () => void {
  document.addEventListener(EVENT, tell)
  return () => document.removeEventListener(EVENT, tell)
}

function readConsent(): string {
  const [, agreed = ""] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  return decodeURIComponent(agreed)
}
