import { laterParts } from "../packages/blocks/src/story-later.tsx"

const PATIENCE_MS = 15_000
const POLL_MS = 10

/**
 * Waits until what hydrates after a story itself has: the parts that say so by an effect, and every island that the
 * server sent, which say so on their outermost element. What the server sent and the browser does not render is
 * complained of by React itself.
 */
export async function takenOver(sent: Iterable<Element>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  await until(
    () => laterParts.size === 0,
    end,
    () => "a part that comes later",
  )
  for (const node of sent) {
    await until(
      () => !isWaiting(node) || pointAt(node),
      end,
      () => node.outerHTML.slice(0, 200),
    )
  }
}

async function until(isSo: () => boolean, end: number, name: () => string): Promise<void> {
  while (!isSo()) {
    if (performance.now() > end)
      throw new Error(`workshop: nothing in the browser took over ${name()}. Render it on both sides.`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Some islands are native until somebody uses them. */
function pointAt(node: Element): false {
  node.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
  return false
}

/** An island that a story shows as text, as before any script has come, is never hydrated. */
function isWaiting(node: Element): boolean {
  return node.isConnected && node.matches("[data-island]:not([data-hydrated], [data-as-sent] *)")
}
