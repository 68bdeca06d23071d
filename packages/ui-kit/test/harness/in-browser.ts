import { test as base, expect, type Locator, type Page } from "@playwright/test"

export { expect }

type Globals = Readonly<Record<string, string>>

interface StoryFixtures {
  /** Opens a story by its id, for example `kit-dialog--basic`, and returns its root element. */
  readonly open: (id: string, globals?: Globals) => Promise<Locator>
  /** Opens a story as server-rendered HTML that is not hydrated yet. Call `startHydration(page)` to hydrate it. */
  readonly openAsSent: (id: string, globals?: Globals) => Promise<Locator>
}

/** The test function for stories. A test fails if a console error or a Content Security Policy violation occurs. */
export const test = base.extend<StoryFixtures>({
  open: async ({ page }, use) => {
    const complaints = listenToErrors(page)
    await use((id, globals) => openStory(page, id, globals))
    expect(complaints).toEqual([])
  },
  openAsSent: async ({ page }, use) => {
    const complaints = listenToErrors(page)
    await use((id, globals) => openStory(page, id, globals, "&hydrate=later"))
    expect(complaints).toEqual([])
  },
})

async function openStory(page: Page, id: string, globals: Globals = {}, how = ""): Promise<Locator> {
  // The story's own test runs axe: here it would only take time.
  const chosen = Object.entries({ ...globals, "a11y.manual": "!true" }).map(([name, value]) => `${name}:${value}`)
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${chosen.join(";")}${how}`)
  const root = page.locator("#storybook-root")
  // Waits until the story is mounted: before that it handles no key.
  await page.waitForFunction((name) => name in window, how === "" ? "leaveStory" : "takeOver")
  await expect(root.locator(":scope > *").first()).toBeAttached()
  return root
}

export async function startHydration(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as Window & { takeOver: () => Promise<void> }).takeOver())
}

export async function updateArgs(page: Page, id: string, args: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    ([storyId, updatedArgs]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel }
      return new Promise<void>((resolve) => {
        channel?.once("storyRendered", () => resolve())
        channel?.emit("updateStoryArgs", { storyId, updatedArgs })
      })
    },
    [id, args] as const,
  )
}

interface Channel {
  readonly once: (event: string, listener: () => void) => void
  readonly emit: (event: string, what: unknown) => void
}

function listenToErrors(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  return complaints
}

const STATES = ["checked", "disabled", "expanded", "level", "modal", "pressed", "selected", "valuetext"]

const UNSAID = new Set(["RootWebArea", "generic", "none", "InlineTextBox", "LineBreak", "paragraph", "Section"])

/**
 * Reads the accessibility tree. Unlike the DOM, it contains neither inert elements nor elements behind a modal dialog.
 */
export async function readAccessibilityTree(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  await session.detach()
  const known = new Map(nodes.map((node) => [node.nodeId, node]))

  function formatLines(node: (typeof nodes)[number], around: string): string[] {
    const kind = String(node.role?.value ?? "")
    const name = String(node.name?.value ?? "").trim()
    const isRepeated = kind === "StaticText" && (name === "" || around.includes(name))
    const isSaid = !node.ignored && !UNSAID.has(kind) && !isRepeated
    const line = [kind === "StaticText" ? "text" : kind, name && `"${name}"`, ...formatStates(node.properties)]
    const childLines = (node.childIds ?? []).flatMap((id) => {
      const child = known.get(id)
      return child ? formatLines(child, name || around) : []
    })
    return isSaid ? [line.filter(Boolean).join(" "), ...childLines] : childLines
  }
  return nodes.filter(({ parentId }) => parentId === undefined).flatMap((root) => formatLines(root, ""))
}

interface Property {
  readonly name: string
  readonly value: { readonly value?: unknown }
}

function formatStates(properties: readonly Property[] = []): string[] {
  return properties
    .filter(({ name, value }) => STATES.includes(name) && String(value.value) !== "false")
    .map(({ name, value }) => (String(value.value) === "true" ? name : `${name}=${value.value}`))
}
