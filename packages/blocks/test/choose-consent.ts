import { act } from "@testing-library/react"
import { afterEach } from "vitest"

/** Chooses what others may do, as the site's consent banner does: purposes with dots between them. */
export function chooseConsent(purposes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the banner's own way, and every browser's.
  document.cookie = `fc-consent=${purposes}; path=/`
  act(() => void document.dispatchEvent(new Event("fc-consent")))
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = "fc-consent=; path=/; max-age=0"
})
