import type { Page } from "@playwright/test"

/** The beginnings of console warnings that are caused by Storybook and not by a story. */
const OWN_NOISE = [
  "Accessing the Story Store is deprecated",
  "Detected multiple renderers concurrently rendering the same context provider",
]

/** The beginning of the warning that a browser logs if it renders maps slowly because there is no graphics card. */
const SLOW_GRAPHICS = "GL Driver Message (OpenGL, Performance"

/** The error for image requests that were aborted because the next story was opened. */
const GIVEN_UP = "net::ERR_ABORTED"

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
