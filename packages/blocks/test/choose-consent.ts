import { act } from "@testing-library/react"
import { afterEach } from "vitest"

/** Sets the visitor's consent in the same way as the site's banner. The purposes are separated by spaces. */
export function chooseConsent(purposes: string): void {
  document.documentElement.dataset.consent = purposes
  act(() => void document.dispatchEvent(new Event("fc-consent")))
}

afterEach(() => {
  delete document.documentElement.dataset.consent
})
