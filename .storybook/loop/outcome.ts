import type { Page } from "@playwright/test"

export interface Outcome {
  readonly status: string
  readonly error: string | null
  readonly violations: readonly Violation[]
}

export interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly string[]
}

/**
 * Switches to a story. Returns `null` if no Storybook page is open or if the previous story left changes on the page.
 */
export async function select(page: Page, id: string): Promise<Outcome | null> {
  return page.url().includes("/iframe.html") ? page.evaluate(selectStory, id) : null
}

export async function open(page: Page, id: string): Promise<Outcome> {
  await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&hydrate`)
  const outcome = await page.evaluate(waitForStory, id)
  if (outcome === null) throw new Error(`storybook: ${id} was left before it was finished.`)
  return outcome
}

/** Unmounts the story, so that errors during unmounting are attributed to the right story. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => (window as StorybookWindow).leaveStory?.())
}

interface Channel {
  readonly on: (event: string, listener: (payload: never) => void) => void
  readonly emit: (event: string, payload: unknown) => void
}

interface Loop {
  /**
   * Waits for the result of a story. The result is `null` if the story could not start cleanly because an earlier story
   * left changes on the page.
   */
  readonly wait: (id: string) => Promise<Outcome | null>
  readonly select: (id: string) => Promise<Outcome | null>
}

type StorybookWindow = Window & {
  storybookLoop?: Loop
  leaveStory?: () => void
  __STORYBOOK_ADDONS_CHANNEL__?: Channel
}

const selectStory = (id: string) => (window as StorybookWindow).storybookLoop?.select(id) ?? null
const waitForStory = (id: string) => (window as StorybookWindow).storybookLoop?.wait(id) ?? null

/**
 * Records Storybook's messages and the changes that stories leave on the page. Runs before any other script of the
 * page.
 */
export function followStories(): void {
  interface Reporter {
    readonly type: string
    readonly result?: {
      readonly violations?: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[]
    }
  }
  interface Phase {
    readonly newPhase: string
    readonly storyId: string
  }
  const self = window as StorybookWindow
  const outcomes = new Map<string, Outcome>()
  const waiting = new Map<string, (outcome: Outcome | null) => void>()
  let error: string | null = null
  let first: string | null = null
  let channel: Channel | undefined

  /**
   * Returns a string that describes everything that a story could leave on the page: attributes, classes, elements, the
   * URL hash, cookies and stored data. It omits the elements of Storybook itself, and the attributes that the story's
   * settings control, such as `lang`.
   */
  const traces = (): string => {
    const ignored = /^(lang|dir|data-brand|data-motion)=|^class=|^style=filter: none;$/
    const attributes = (node: Element) =>
      Array.from(node.attributes, ({ name, value }) => `${name}=${value}`).filter(
        (attribute) => !ignored.test(attribute),
      )
    const classes = (node: Element) => [...node.classList].filter((name) => !name.startsWith("sb-"))
    const children = Array.from(document.body.children, ({ tagName, id }) => `${tagName}#${id}`)
    return JSON.stringify([
      [...attributes(document.documentElement), ...classes(document.documentElement)],
      [...attributes(document.body), ...classes(document.body)],
      children.filter((child) => !child.includes("#storybook-")),
      location.hash,
      document.cookie,
      Object.entries({ ...localStorage }),
      Object.entries({ ...sessionStorage }),
    ])
  }
  const settle = (id: string, outcome: Outcome | null) => {
    waiting.get(id)?.(outcome)
    waiting.delete(id)
    if (outcome) outcomes.set(id, outcome)
  }
  const explain = ({ message }: { message?: string }) => {
    // Testing Library adds the whole document to its messages.
    error ??= (message ?? "unknown error").split("\n\n").slice(0, 2).join("\n").slice(0, 600)
  }
  const begin = ({ newPhase, storyId }: Phase) => {
    if (newPhase !== "loading") return
    error = null
    first ??= traces()
    if (first !== traces()) settle(storyId, null)
  }
  const finish = ({ storyId, status, reporters }: { storyId: string; status: string; reporters: Reporter[] }) => {
    const axe = reporters.find(({ type }) => type === "a11y")
    const violations = (axe?.result?.violations ?? []).map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`),
    }))
    settle(storyId, { status, error, violations })
  }
  const wait = (id: string) => {
    const known = outcomes.get(id)
    return known ? Promise.resolve(known) : new Promise<Outcome | null>((resolve) => waiting.set(id, resolve))
  }

  self.storybookLoop = {
    wait,
    select: (id) => {
      // Storybook does not notice when the same story is selected again.
      if (outcomes.has(id)) return Promise.resolve(null)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo(0, 0)
      const finished = wait(id)
      channel?.emit("setCurrentStory", { storyId: id, viewMode: "story" })
      return finished
    },
  }
  Object.defineProperty(self, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made
      made.on("storyRenderPhaseChanged", begin)
      made.on("playFunctionThrewException", explain)
      made.on("storyThrewException", explain)
      made.on("storyErrored", explain)
      made.on("storyMissing", (id: string) => {
        explain({ message: "the story is missing" })
        settle(id, { status: "error", error, violations: [] })
      })
      made.on("storyFinished", finish)
    },
  })
}
