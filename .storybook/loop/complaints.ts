import type { Page } from "@playwright/test"

/**
 * Warnings that only Storybook causes: a spy that receives an event reads the event's window, and a story about
 * server-rendered HTML is rendered in the browser while Storybook renders around it.
 */
const OWN_NOISE = [
  "Accessing the Story Store is deprecated",
  "Detected multiple renderers concurrently rendering the same context provider",
]

/** A warning of browsers without a graphics card, which render maps on the processor, about the time that takes. */
const SLOW_GRAPHICS = "GL Driver Message (OpenGL, Performance"

/** The error for the previous story's pictures when the next story opens. */
const GIVEN_UP = "net::ERR_ABORTED"

/** Collects all messages in the console from now on. */
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
