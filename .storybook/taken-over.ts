const PATIENCE_MS = 15_000
const POLL_MS = 10

/** Elements that React moves or leaves alone; they are no part of what it takes over. */
const HOISTED = new Set(["LINK", "META", "SCRIPT", "STYLE", "TITLE", "TEMPLATE"])

/** Waits until React has taken over, or replaced, every element that the server sent. */
export async function takenOver(sent: Iterable<Element>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  let left = [...sent].filter(isUntouched)
  while (left.length > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    left = left.filter(isUntouched)
  }
  const [first] = left
  if (first) {
    throw new Error(
      `workshop: nothing in the browser took over ${first.outerHTML.slice(0, 200)}. Draw it on both sides.`,
    )
  }
}

function isUntouched(node: Element): boolean {
  return node.isConnected && !HOISTED.has(node.tagName) && propsOf(node) === undefined && !isRawMarkup(node)
}

/** Markup that a component hands over as text is the browser's, not React's. */
function isRawMarkup(node: Element): boolean {
  for (let parent = node.parentElement; parent; parent = parent.parentElement) {
    const props = propsOf(parent)
    if (props) return "dangerouslySetInnerHTML" in props
  }
  return false
}

/** What React remembers on an element of its own. */
function propsOf(node: Element): object | undefined {
  const key = Object.keys(node).find((name) => name.startsWith("__reactProps$"))
  return key === undefined ? undefined : (node as unknown as Record<string, object>)[key]
}
