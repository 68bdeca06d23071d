import { useState, useSyncExternalStore } from "react"

/**
 * The name of the event that is dispatched after the visitor has changed their consent. The attribute `data-consent` of
 * the root element contains the consent.
 */
const EVENT = "fc-consent"

export const EMBEDS = "media"

/**
 * Returns a tuple: true if the visitor allows content for a purpose, and a function that allows this content. Consent
 * given with this function is not stored, and a later choice in the consent banner overrides it.
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
