import { test as base, expect, type Locator, type Page } from "@playwright/test"

export { expect }

interface Workshop {
  /** Opens a story by its id, for example `kit-dialog--basic`, and answers what it drew. */
  readonly open: (id: string, globals?: Readonly<Record<string, string>>) => Promise<Locator>
}

/**
 * A story of the built workshop under real keys, in a page of its own. What a browser complains about, and what the
 * content security policy refuses, fails the test.
 */
export const test = base.extend<Workshop>({
  open: async ({ page }, use) => {
    const complaints = listen(page)
    await use(async (id, globals = {}) => {
      const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${chosen.join(";")}`)
      const root = page.locator("#storybook-root")
      await expect(root).not.toBeEmpty()
      return root
    })
    expect(complaints).toEqual([])
  },
})

function listen(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  return complaints
}

/** States that a screen reader says. */
const STATES = ["checked", "disabled", "expanded", "level", "modal", "pressed", "selected", "valuetext"]

/** What has no role of its own, or only repeats the name of what it stands in. */
const UNSAID = new Set(["RootWebArea", "generic", "none", "InlineTextBox", "LineBreak", "paragraph", "Section"])

/**
 * The page as the browser hands it to a screen reader, a line for each thing: role, name and states. Unlike a
 * snapshot of the document it leaves out what is inert or lies behind a modal dialog.
 */
export async function heard(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  await session.detach()
  const named = new Map(nodes.map((node) => [node.nodeId, String(node.name?.value ?? "")]))
  return nodes.flatMap(({ ignored, role, name, properties = [], parentId }) => {
    const kind = String(role?.value ?? "")
    const said = String(name?.value ?? "")
    if (ignored || UNSAID.has(kind)) return []
    if (kind === "StaticText" && (said.trim() === "" || named.get(parentId ?? "")?.includes(said.trim()))) return []
    const states = properties
      .filter(({ name: state, value }) => STATES.includes(state) && value.value !== false && value.value !== "false")
      .map(({ name: state, value }) =>
        value.value === true || value.value === "true" ? state : `${state}=${value.value}`,
      )
    return [[kind === "StaticText" ? "text" : kind, said && `"${said}"`, ...states].filter(Boolean).join(" ")]
  })
}
