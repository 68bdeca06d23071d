import { useState, useSyncExternalStore } from "react"

/**
 * The name of the event that is dispatched on `document` after the visitor has changed their consent. The consent
 * itself is stored in `data-consent` on the root element.
 */
const EVENT = "fc-consent"

/** The name of the consent purpose for external videos and forms. */
export const EMBEDS = "media"

/**
 * Returns whether external content is allowed, and a function that allows it. Consent given through this function is
 * not stored and applies only to this content until the visitor leaves the page; a later choice in the consent banner
 * overrides it.
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

/** Returns the accepted purposes separated by spaces, or an empty string before the visitor has made a choice. */
function readConsent(): string {
  return document.documentElement.dataset.consent ?? ""
}
