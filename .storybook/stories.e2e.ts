import { readFileSync } from "node:fs"
import { join } from "node:path"
import { test as base, expect, type Page } from "@playwright/test"

const PORT = process.env.FORECOURT_STORIES_PORT ?? "6119"
const FOLDER = process.env.FORECOURT_STORIES_FOLDER ?? "storybook-static"

/** Width of the window by a story's tag. */
const WIDTHS: Readonly<Record<string, number>> = { phone: 390, tablet: 768, wide: 1920 }
const DESKTOP_PX = 1280

interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly tags: readonly string[]
}

/** What the workshop says about a story when it has drawn it, played it and looked for barriers. */
interface Outcome {
  readonly status: string
  readonly error: string | null
  readonly violations: readonly { readonly id: string; readonly help: string; readonly nodes: readonly string[] }[]
}

const index: { entries: Record<string, StoryEntry> } = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", FOLDER, "index.json"), "utf8"),
)

/** One page for all stories of a worker: the workshop's code is read and compiled once. */
const test = base.extend<object, { workshop: Page }>({
  workshop: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: `http://localhost:${PORT}`,
        locale: "sv-SE",
        timezoneId: "Europe/Stockholm",
        reducedMotion: "reduce",
      })
      const page = await context.newPage()
      await page.addInitScript(reportOutcome)
      await use(page)
      await context.close()
    },
    { scope: "worker" },
  ],
})

for (const story of Object.values(index.entries)) {
  if (story.type !== "story") continue
  test(`${story.title}: ${story.name}`, async ({ workshop: page }) => {
    const complaints = listen(page)
    const width = story.tags.map((tag) => WIDTHS[tag]).find(Boolean) ?? DESKTOP_PX
    await page.setViewportSize({ width, height: 900 })

    const outcome = await show(page, story.id)

    expect(outcome.error, "the story plays").toBeNull()
    expect(outcome.violations, "axe finds no barrier").toEqual([])
    expect(outcome.status, "the workshop is content").toBe("success")
    expect(complaints, "the console is silent and nothing is refused").toEqual([])
    if (process.env.FORECOURT_STORIES_PICTURES) {
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
      )
      await page.screenshot({
        path: join(process.env.FORECOURT_STORIES_PICTURES, `${story.id}.png`),
        animations: "disabled",
      })
    }
  })
}

/** A spy that is handed an event looks at the event's window, and the workshop minds. */
const OWN_NOISE = "Accessing the Story Store is deprecated"

/** What becomes of pictures of the story before, when the next one opens. */
const GIVEN_UP = "net::ERR_ABORTED"

/** Collects everything that a visitor's console would show. */
function listen(page: Page): readonly string[] {
  const complaints: string[] = []
  for (const event of ["console", "pageerror", "requestfailed", "response"] as const) page.removeAllListeners(event)
  page.on("console", (message) => {
    const isBad = message.type() === "error" || message.type() === "warning"
    if (isBad && !message.text().startsWith(OWN_NOISE)) complaints.push(message.text())
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

/** Draws a story by itself and waits until it has played and been examined. */
async function show(page: Page, id: string): Promise<Outcome> {
  await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`)
  const outcome = await page.waitForFunction(() => (window as WorkshopWindow).workshopOutcome, null, {
    timeout: 20_000,
  })
  return (await outcome.jsonValue()) as Outcome
}

interface Channel {
  readonly on: (event: string, listener: (payload: never) => void) => void
}
type WorkshopWindow = Window & { workshopOutcome?: Outcome; __STORYBOOK_ADDONS_CHANNEL__?: Channel }

/** Runs in the page: keeps what the workshop's channel says about the story. */
function reportOutcome(): void {
  const self = window as WorkshopWindow
  let error: string | null = null

  const explain = ({ message }: { message?: string }) => {
    // Testing Library adds the whole document to its messages.
    error ??= (message ?? "unknown error").split("\n\n").slice(0, 2).join("\n").slice(0, 600)
  }
  const finish = ({ status, reporters }: { status: string; reporters: Reporter[] }) => {
    const axe = reporters.find(({ type }) => type === "a11y")
    const violations = (axe?.result?.violations ?? []).map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`),
    }))
    self.workshopOutcome = { status, error, violations }
  }
  interface Reporter {
    readonly type: string
    readonly result?: {
      readonly violations?: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[]
    }
  }

  let channel: Channel | undefined
  Object.defineProperty(self, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made
      made.on("playFunctionThrewException", explain)
      made.on("storyThrewException", explain)
      made.on("storyErrored", explain)
      made.on("storyMissing", () => explain({ message: "the story is missing" }))
      made.on("storyFinished", finish)
    },
  })
}
