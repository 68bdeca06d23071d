import type { Page } from "@playwright/test"

/** A spy that is handed an event looks at the event's window, and the workshop minds. */
const OWN_NOISE = ["Accessing the Story Store is deprecated"]

/** Blocks spread their lists as fixed children; the compiler of the packages tells React so, that of the workshop does not. */
const NOISE_OF_BLOCKS = ["Each child in a list should have a unique"]

/** What becomes of pictures of the story before, when the next one opens. */
const GIVEN_UP = "net::ERR_ABORTED"

/** Collects everything that a visitor's console would show, from now on. */
export function listen(page: Page, title: string): readonly string[] {
  const complaints: string[] = []
  const noise = title.startsWith("Blocks/") ? [...OWN_NOISE, ...NOISE_OF_BLOCKS] : OWN_NOISE
  for (const event of ["console", "pageerror", "requestfailed", "response"] as const) page.removeAllListeners(event)
  page.on("console", (message) => {
    const isBad = message.type() === "error" || message.type() === "warning"
    if (isBad && !noise.some((start) => message.text().startsWith(start))) complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText
    if (reason !== GIVEN_UP) complaints.push(`${request.url()}: ${reason}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`)
  })
  return complaints
}
