import { useState, useSyncExternalStore } from "react"

/** Sent on `document` when the visitor has chosen anew; the choice itself stands on the root element. */
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
  const isPressed = pressedAt === agreed
  return [isPressed || agreed.split(" ").includes(purpose), () => press(agreed)]
}

function subscribe(notify: () => void): () => void {
  document.addEventListener(EVENT, notify)
  return () => document.removeEventListener(EVENT, notify)
}

/** The purposes agreed to, with spaces between them; nothing while the question is open. */
function readConsent(): string {
  return document.documentElement.dataset.consent ?? ""
}
