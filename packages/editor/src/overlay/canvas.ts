/** Matches the `<code>` elements that the renderer adds around each block of an edited page. */
const BLOCK_MARK = 'code[type="text/sitecore"][chrometype="rendering"]'

export function findUid(element: Element): string | null {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    const mark = openMarkBefore(node)
    if (mark !== null) return mark.id
  }
  return null
}

function openMarkBefore(element: Element): Element | null {
  let closed = 0
  for (let previous = element.previousElementSibling; previous !== null; previous = previous.previousElementSibling) {
    if (!previous.matches(BLOCK_MARK)) continue
    if (previous.getAttribute("kind") === "close") closed += 1
    else if (closed === 0) return previous
    else closed -= 1
  }
  return null
}

export function findElements(uid: string, page: ParentNode = document): readonly Element[] {
  const mark = [...page.querySelectorAll(`${BLOCK_MARK}[kind="open"]`)].find(({ id }) => id === uid)
  const elements: Element[] = []
  let open = 0
  for (let next = mark?.nextElementSibling ?? null; next !== null; next = next.nextElementSibling) {
    if (!next.matches(BLOCK_MARK)) {
      if (next.localName !== "code") elements.push(next)
    } else if (next.getAttribute("kind") === "open") open += 1
    else if (open === 0) break
    else open -= 1
  }
  return elements
}

/**
 * Returns the bounding box of a block's elements relative to the viewport. Returns `null` if none of the elements is
 * visible.
 */
export function getBox(uid: string, page?: ParentNode): DOMRect | null {
  const boxes = findElements(uid, page)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return null
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
  return new DOMRect(left, top, right - left, bottom - top)
}
