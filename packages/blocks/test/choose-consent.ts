import { act } from "@testing-library/react"
import { afterEach } from "vitest"

/** Chooses what others may do, as the site's consent banner does: purposes with spaces between them. */
export function chooseConsent(purposes: string): void {
  document.documentElement.dataset.consent = purposes
  act(() => void document.dispatchEvent(new Event("fc-consent")))
}

afterEach(() => {
  delete document.documentElement.dataset.consent
})
