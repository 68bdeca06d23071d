import { useState, useSyncExternalStore } from "react"

/**
 * The event that `document` receives when the visitor has changed their choice; the choice itself is on the root
 * element.
 */
const EVENT = "fc-consent"

/** The consent purpose for external films and forms. */
export const EMBEDS = "media"

/**
 * Returns whether external content is allowed, and a callback for consent given in its place.
 *
 * That consent applies to this content and this visit of the page only; nothing is stored. A choice in the site's
 * consent banner applies to the whole purpose, and overrides the consent given here.
 */
export function useConsent(purpose: string): readonly [isAllowed: boolean, allow: () => void] {
  const agreed = useSyncExternalStore(subscribe, readConsent, () => "")
  const [pressedAt, press] = useState<string | null>(null)
  // A later choice in the consent banner overrides the consent given here.
  const isPressed = pressedAt === agreed
  return [isPressed || agreed.split(" ").includes(purpose), () => press(agreed)]
}

function subscribe(notify: () => void): () => void {
  document.addEventListener(EVENT, notify)
  return () => document.removeEventListener(EVENT, notify)
}

/** Returns the accepted purposes, separated by spaces; empty before the visitor has chosen. */
function readConsent(): string {
  return document.documentElement.dataset.consent ?? ""
}
