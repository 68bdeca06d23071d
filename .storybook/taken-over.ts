import { laterParts } from "../packages/blocks/test/story-later.tsx"

const PATIENCE_MS = 15_000
const POLL_MS = 10

/** Waits until the islands and the components that set an attribute in an effect are hydrated. */
export async function waitForHydration(sent: Iterable<Element>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  await waitUntil(
    () => laterParts.size === 0,
    end,
    () => "a part that comes later",
  )
  for (const node of sent) {
    await waitUntil(
      () => !isWaiting(node) || pointAt(node),
      end,
      () => node.outerHTML.slice(0, 200),
    )
  }
}

async function waitUntil(isSo: () => boolean, end: number, name: () => string): Promise<void> {
  while (!isSo()) {
    if (performance.now() > end)
      throw new Error(`storybook: nothing in the browser took over ${name()}. Render it on both sides.`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/**
 * Simulates a pointer over an island, since some islands hydrate only on the first interaction. Always returns `false`,
 * so that the caller continues to wait.
 */
function pointAt(node: Element): false {
  node.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
  return false
}

/**
 * True if an island still has to be hydrated. Islands in stories that show the HTML before hydration never hydrate and
 * are ignored.
 */
function isWaiting(node: Element): boolean {
  return node.isConnected && node.matches("[data-island]:not([data-hydrated], [data-as-sent] *)")
}
