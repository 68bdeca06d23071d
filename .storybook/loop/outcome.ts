import type { Page } from "@playwright/test"

const PATIENCE_MS = 40_000

/** What the workshop says about a story when it has drawn it, played it and looked for barriers. */
export interface Outcome {
  readonly status: string
  readonly error: string | null
  readonly violations: readonly Violation[]
}

/** A rule of axe that the story breaks, and where. */
export interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly string[]
}

/** Draws a story by itself, on what the server sent for it, and waits until it has played and been examined. */
export async function show(page: Page, id: string): Promise<Outcome> {
  await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&hydrate`)
  const outcome = await page.waitForFunction(() => (window as WorkshopWindow).workshopOutcome, null, {
    timeout: PATIENCE_MS,
  })
  return (await outcome.jsonValue()) as Outcome
}

interface Channel {
  readonly on: (event: string, listener: (payload: never) => void) => void
}
type WorkshopWindow = Window & { workshopOutcome?: Outcome; __STORYBOOK_ADDONS_CHANNEL__?: Channel }

/** Runs in the page: keeps what the workshop's channel says about the story. */
export function reportOutcome(): void {
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
