const PATIENCE_MS = 15_000
const POLL_MS = 10

/** Elements that React moves or leaves alone; they are no part of what it takes over. */
const HOISTED = new Set(["LINK", "META", "SCRIPT", "STYLE", "TITLE", "TEMPLATE"])

/**
 * Waits until React has taken over, or replaced, every element that the server sent.
 * What is taken over stays so: each element is looked at until then, and no more.
 */
export async function takenOver(sent: Iterable<Element>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (const node of sent) {
    while (isUntouched(node)) {
      if (performance.now() > end) {
        throw new Error(
          `workshop: nothing in the browser took over ${node.outerHTML.slice(0, 200)}. Draw it on both sides.`,
        )
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

function isUntouched(node: Element): boolean {
  return node.isConnected && !HOISTED.has(node.tagName) && !isReacts(node) && !isRawMarkup(node)
}

interface Fiber {
  readonly return: Fiber | null
  readonly alternate: Fiber | null
  readonly flags: number
}

/** React's own marks on what is being placed, or taken over, and not yet there. */
const NOT_THERE_YET = 2 | 4096

/** An element is known to React a moment before its island is React's own: until then nothing is heard. */
function isReacts(node: Element): boolean {
  const fiber = rememberedOn<Fiber>(node, "__reactFiber$")
  for (let above = fiber; above; above = above.return ?? undefined) {
    if (above.alternate === null && (above.flags & NOT_THERE_YET) !== 0) return false
  }
  return fiber !== undefined
}

/** Markup that a component hands over as text is the browser's, not React's. */
function isRawMarkup(node: Element): boolean {
  for (let parent = node.parentElement; parent; parent = parent.parentElement) {
    const props = rememberedOn<object>(parent, "__reactProps$")
    if (props) return "dangerouslySetInnerHTML" in props
  }
  return false
}

/** What React remembers on an element of its own. */
function rememberedOn<What>(node: Element, start: string): What | undefined {
  const key = Object.keys(node).find((name) => name.startsWith(start))
  return key === undefined ? undefined : (node as unknown as Record<string, What>)[key]
}
