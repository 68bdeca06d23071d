import { useState, useSyncExternalStore } from "react"

/** The event after the visitor has changed their consent, which is stored in `data-consent` on the root element. */
const EVENT = "fc-consent"

export const EMBEDS = "media"

/**
 * Returns whether external content is allowed, and a function that allows it. This consent is not stored, and a later
 * choice in the consent banner overrides it.
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

function readConsent(): string {
  return document.documentElement.dataset.consent ?? ""
}
