import type { Page } from "@playwright/test"

/**
 * What only the workshop brings about: a spy that is handed an event looks at the event's window; and a story that shows
 * what a server sends is rendered as one in the browser that renders the workshop around it.
 */
const OWN_NOISE = [
  "Accessing the Story Store is deprecated",
  "Detected multiple renderers concurrently rendering the same context provider",
]

/** A browser without a graphics card renders maps on the processor, and complains of how long that takes. */
const SLOW_GRAPHICS = "GL Driver Message (OpenGL, Performance"

/** What becomes of pictures of the story before, when the next one opens. */
const GIVEN_UP = "net::ERR_ABORTED"

/** Collects everything that a visitor's console would show, from now on. */
export function listen(page: Page): readonly string[] {
  const complaints: string[] = []
  for (const event of ["console", "pageerror", "requestfailed", "response"] as const) page.removeAllListeners(event)
  page.on("console", (message) => {
    const isBad = message.type() === "error" || message.type() === "warning"
    const isNoise =
      OWN_NOISE.some((start) => message.text().startsWith(start)) || message.text().includes(SLOW_GRAPHICS)
    if (isBad && !isNoise) complaints.push(message.text())
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
